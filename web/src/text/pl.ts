export default import.meta.glob('../../../src/cairn/text/pl/{common,lost-cities,server,web-app}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
