declare module 'virtual:icons' {
  const bodies: Record<import('./icons').IconName, string>;
  export default bodies;
}
