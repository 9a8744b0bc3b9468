import { NO_GRADES } from '../stations/marking';
import { EMPTY_SHEET, suggestionsFrom } from './suggestions';

const sheet = (over: Partial<typeof EMPTY_SHEET>) => ({ ...EMPTY_SHEET, ...over });
const keysFrom = (
  handedOver: Partial<typeof EMPTY_SHEET>,
  late: Partial<typeof EMPTY_SHEET>,
  present: Partial<typeof EMPTY_SHEET>,
  settled: string[] = [],
) => suggestionsFrom(sheet(handedOver), sheet(late), sheet(present), settled).map(({ key }) => key);
const overall = (grade: 'pass' | 'fail' | null) => ({ grades: { ...NO_GRADES, overall_score: grade } });

it('nothing that arrived late is no suggestion', () => {
  expect(suggestionsFrom(sheet({ ticked: [1] }), null, sheet({ ticked: [1] }), [])).toEqual([]);
});

it.each<[string, Parameters<typeof keysFrom>, keys: string[]]>([
  ['a tick made after the hand-over', [{ ticked: [1] }, { ticked: [1, 2] }, { ticked: [1] }], ['tick:2']],
  ['a tick that the present examiner made, too', [{}, { ticked: [2] }, { ticked: [2] }], []],
  ['a tick taken away', [{ ticked: [1] }, { ticked: [] }, { ticked: [1] }], ['untick:1']],
  ['a tick taken away on both sheets', [{ ticked: [1] }, { ticked: [] }, { ticked: [] }], []],
  ['a tick of the present examiner alone', [{}, {}, { ticked: [3] }], []],
  ['a grade', [{}, overall('pass'), overall('fail')], ['grade:overall_score:pass']],
  ['the same grade', [{}, overall('pass'), overall('pass')], []],
  ['a grade as it was handed over', [overall('pass'), overall('pass'), overall('fail')], []],
  ['a grade that was cleared', [overall('pass'), overall(null), overall('pass')], []],
  ['comments', [{}, { comments: '<p>Calm</p>', revision: 7 }, {}], ['comments:7']],
  ['comments as handed over', [{ comments: '<p>Calm</p>' }, { comments: '<p>Calm</p>' }, {}], []],
  ['comments that were cleared', [{ comments: '<p>Calm</p>' }, {}, { comments: '<p>Calm</p>' }], []],
  ['what was settled', [{}, { ticked: [1, 2] }, {}, ['tick:1']], ['tick:2']],
])('%s', (_, sheets, keys) => {
  expect(keysFrom(...sheets)).toEqual(keys);
});
