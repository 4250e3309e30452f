export default import.meta.glob('../../../src/cairn/{text/de/{common,server,web-app},games/*/text/de/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
