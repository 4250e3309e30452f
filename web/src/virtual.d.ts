declare module 'virtual:icons' {
  const bodies: import('./pieces/icons.svelte').Bodies;
  export default bodies;
}

declare module 'virtual:icons/*' {
  const bodies: import('./pieces/icons.svelte').Bodies;
  export default bodies;
}
