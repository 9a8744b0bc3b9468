import { cardOf } from '../testing/answers';
import { linesOf } from './picture/result-picture';
import { suggestNext } from './use-next-station';

it.each([
  ['Acute chest pain', ['Acute chest pain']],
  [
    'Counselling on starting a combined oral contraceptive',
    ['Counselling on starting a combined', 'oral contraceptive'],
  ],
  [
    'Explaining a new diagnosis of type 2 diabetes to a patient who does not speak English',
    ['Explaining a new diagnosis of type', '2 diabetes to a patient who does…'],
  ],
])('on its picture, the name of the station takes two lines at most: %s', (name, lines) =>
  expect(linesOf(name)).toEqual(lines),
);

it.each([
  ['the next that was not tried', [cardOf(1), cardOf(2, { last_score: 60 }), cardOf(3)], 3],
  ['one before it that was not tried', [cardOf(4), cardOf(1), cardOf(2, { last_score: 60 })], 4],
  ['the next, if all were tried', [1, 2, 3].map((id) => cardOf(id, { last_score: 60 })), 2],
  ['the first, if it is not in the list', [cardOf(2), cardOf(3)], 2],
  ['none, if there is no other', [cardOf(1)], undefined],
])('suggests for after a station %s', (_, stations, expected) =>
  expect(suggestNext(stations, 'station-1')?.id).toBe(expected),
);
