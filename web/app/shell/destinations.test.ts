import { AREAS, areaOf, WAYS, waysOf } from './destinations';
import { WAY_ICONS } from './way-icons';

it('each way has an icon of its own', () => {
  const icons = WAYS.map(({ id }) => WAY_ICONS[id]);
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(WAYS.length);
});

it('each way is in the area that its address belongs to', () => {
  for (const { to, area } of WAYS) expect([to, areaOf(to)]).toEqual([to, area]);
});

it('a visitor sees what is open to everybody', () => {
  const open = AREAS.map((area) => waysOf(area, false).map(({ id }) => id));
  expect(open[0]).toContain('app.style.osce-stations');
  expect(open[0]).not.toContain('app.practise.partner');
  expect(open.slice(2)).toEqual([[], []]);
});

it('pages of the account and the start page are in no area', () => {
  for (const path of ['/', '/profile/', '/ops/queues/']) expect(areaOf(path)).toBeNull();
});
