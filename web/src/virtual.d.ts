declare module 'virtual:icons' {
  const bodies: Partial<Record<import('./icons').IconName, string>>;
  export default bodies;
}

declare module 'virtual:icons/rest' {
  const bodies: Partial<Record<import('./icons').IconName, string>>;
  export default bodies;
}

declare module 'virtual:pictures' {
  const pictures: Record<string, () => Promise<{ default: string }>>;
  export default pictures;
}
