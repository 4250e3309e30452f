export default import.meta.glob('../../../src/cairn/text/fr/{common,lost-cities,server,web-app,web-table}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
