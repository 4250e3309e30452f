export default import.meta.glob('../../../src/cairn/{text/pl/{common,server,web-app},games/*/text/pl/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
