export default import.meta.glob('../../../src/cairn/{text/fr/{common,server,web-app},games/lost_cities/text/fr/words,games/*/text/fr/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
