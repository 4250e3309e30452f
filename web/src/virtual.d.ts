declare module 'virtual:icons' {
  const paths: import('./pieces/icons.svelte').Paths;
  export default paths;
}

declare module 'virtual:icons/*' {
  const paths: import('./pieces/icons.svelte').Paths;
  export default paths;
}

declare module 'virtual:pictures' {
  const pictures: Record<string, () => Promise<{ default: string }>>;
  export default pictures;
}
