export default import.meta.glob('../../../src/cairn/{text/de/{common,server,web-app},games/lost_cities/text/de/words,games/*/text/de/browser}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
