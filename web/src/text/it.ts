export default import.meta.glob('../../../src/cairn/{text/it/{common,server,web-app},games/*/text/it/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
