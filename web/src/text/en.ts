export default import.meta.glob('../../../src/cairn/{text/en/{common,server,web-app},games/lost_cities/text/en/words,games/*/text/en/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
