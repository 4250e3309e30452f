export default import.meta.glob('../../../../src/cairn/games/*/text/de/settings.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
