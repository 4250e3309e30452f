export default import.meta.glob('../../../../src/cairn/games/*/text/en/settings.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
