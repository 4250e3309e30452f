export default import.meta.glob('../../../src/cairn/{text/fr/{common,server,web-app},games/*/text/fr/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
