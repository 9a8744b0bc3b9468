import { pinOf } from './group-address';

it.each([
  ['/group-study/482913507/', '', '482913507'],
  ['/group-study/482913507', '', '482913507'],
  ['/osce-stations/acute-chest-pain/checklist/', '?pin=482913507', '482913507'],
  ['/osce-stations/summary/7', '?pin=482913507', '482913507'],
  ['/osce-stations/acute-chest-pain/', '', null],
  ['/osce-stations/acute-chest-pain/', '?pin=12', null],
  ['/join/482913507/', '', null],
  ['/group-study/nonsense/', '', null],
])('%s%s belongs to %s', (pathname, search, pin) => expect(pinOf({ pathname, search })).toBe(pin));
