export default import.meta.glob('../../../src/cairn/{text/en/{common,server,web-app},games/*/text/en/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
