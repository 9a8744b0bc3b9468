import { withTextFont } from './text-font';

const PAGE = '<head><title>x</title></head>';

it('asks for the typeface of the text and for no other', () => {
  const files = ['assets/figures-ab1.woff2', 'assets/figtree-latin-ext-wght-normal-c-2.woff2'];
  const font = 'assets/figtree-latin-wght-normal-d_3.woff2';
  const html = withTextFont(PAGE, [...files, font]);
  expect(html.match(/<link[^>]*>/g)).toEqual([
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
  ]);
  expect(() => withTextFont(PAGE, files)).toThrow('no typeface');
});
