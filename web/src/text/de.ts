export default import.meta.glob('../../../src/cairn/{text/de/{common,server,web-app},games/lost_cities/text/de/words}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
