/** @jest-environment jsdom */
import { quickComputedStyle } from './computed-style';

/** jsdom's own, which the set-up of component tests has put another in the place of. */
const frame = document.body.appendChild(document.createElement('iframe'));
const real = frame.contentWindow!.getComputedStyle;
const quick = quickComputedStyle(real);

const PAGE = `
  <main>
    <p style="display: none">gone <b style="display: inline-block">with it</b></p>
    <p hidden>hidden</p>
    <p hidden style="display: flex">hidden, and yet shown</p>
    <div style="visibility: hidden; opacity: 0.5"><span>inherits</span><i style="visibility: visible">comes back</i></div>
    <div style="pointer-events: none"><button>cannot be clicked</button><button style="pointer-events: auto">can</button></div>
    <input type="hidden" /><input type="text" /><dialog>closed</dialog><dialog open>open</dialog>
    <ruby>字<rp>(</rp><rt>zi</rt></ruby><rt>alone</rt>
    <section style="overflow: auto hidden; position: sticky; transform: rotate(1deg); will-change: transform">scrolls</section>
    <table><tbody><tr><td>cell</td></tr></tbody></table>
    <svg><title>Chart</title><path style="display: none" /></svg>
    <details><summary>more</summary>folded</details><template>never</template><unknown-thing></unknown-thing>
  </main>`;

const PROPERTIES = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'position',
  'overflow',
  'overflow-x',
  'transform',
  'will-change',
  'color',
  'width',
];

function seen(how: typeof getComputedStyle, within: Document) {
  return [...within.querySelectorAll('*')].map((element) => {
    const style = how(element);
    return {
      tag: element.localName,
      values: PROPERTIES.map((property) => style.getPropertyValue(property)),
      named: [style.display, style.visibility, style.pointerEvents, style.overflowX, style.willChange, style.color],
    };
  });
}

const page = frame.contentDocument!;
beforeEach(() => void ((page.head.innerHTML = ''), (page.body.innerHTML = PAGE)));
afterAll(() => frame.remove());

it('says of every kind of element what jsdom says', () => {
  expect(seen(quick, page).length).toBeGreaterThan(30);
  expect(seen(quick, page)).toEqual(seen(real, page));
});

it('hears of what has changed since', () => {
  expect(quick(page.querySelector('p')!).display).toBe('none');
  page.querySelector('p')!.style.display = '';
  page.querySelector('main')!.hidden = true;
  page.querySelector('main')!.style.visibility = 'hidden';
  expect(quick(page.querySelector('p')!).display).toBe('block');
  expect(seen(quick, page)).toEqual(seen(real, page));
});

it.each([
  ['a rule', 'td { display: none }'],
  ['a rule for screens', '@media screen { td { visibility: hidden } }'],
])('asks jsdom where %s of the page has a say', (_, rule) => {
  page.head.innerHTML = '<style>p { color: red }</style>';
  expect(seen(quick, page)).toEqual(seen(real, page));
  const sheet = page.styleSheets[0]!;
  sheet.insertRule(rule, 0);
  const cell = quick(page.body.appendChild(page.querySelector('td')!));
  expect(cell.display === 'none' || cell.visibility === 'hidden').toBe(true);
  expect(seen(quick, page)).toEqual(seen(real, page));
});
