import { withPreview } from './page-preview';

const PAGE = '<title>__PAGE_TITLE__</title><meta name="description" content="__PAGE_DESCRIPTION__" />';

it('is that of the product where a page has none', () => {
  expect(withPreview(PAGE)).toMatch(/^<title>Wardmates<\/title><meta name="description" content="Practise clinical/);
});

it('is that in the language of the page', () => {
  expect(withPreview(PAGE, null, 'es')).toMatch(/<meta name="description" content="Practica estaciones/);
  expect(withPreview(PAGE, { title: 'Acceso', description: '' }, 'es')).toMatch(/content="Practica estaciones/);
});

it('is plain text: what looks like HTML or a pattern is shown as it is', () => {
  expect(withPreview(PAGE, { title: '</title><script>$&', description: 'a "quoted"\n line & \u00e9' })).toBe(
    '<title>&lt;/title&gt;&lt;script&gt;$&amp; · Wardmates</title><meta name="description" content="a &quot;quoted&quot; line &amp; \u00e9" />',
  );
});

it('has a description of 200 characters at most', () => {
  const description = /content="([^"]*)"/.exec(withPreview(PAGE, { title: 'x', description: 'word '.repeat(80) }))![1]!;
  expect(description.length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/word…$/);
});

it('names its picture by the whole address, where the product knows its own', () => {
  const page = '<meta name="public-origin" content="https://wardmates.example"><meta content="__PAGE_PICTURE__">';
  expect(withPreview(page)).toContain('content="https://wardmates.example/share/wardmates.png"');
  const station = { title: 'x', description: 'y', picture: 'station' } as const;
  expect(withPreview(page.replace(/https[^"]*/, ''), station)).toContain('content="/share/station.png"');
});
