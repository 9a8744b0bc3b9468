/** @jest-environment jsdom */
import type { Marks } from '~/domain/stations/checklist-contract';
import { DeviceSheet } from './device-sheet';
import type { LocalKey } from '~/web/core/stores/registry';
import { draftKey, earlierDrafts, forgetDraft, readDraft, writeDraft } from './draft';

const ID = '0b7b6f0e-6d1c-4c38-9a5e-0a6f2f6d8c11';
const KEY = draftKey(1, 'osce-stations', 'a');
const marks = (revision: number, ticked: number[], more: Partial<Marks> = {}): Marks => ({
  ticked,
  grades: { dgd_grade: null, cmc_grade: null, rto_grade: null, overall_score: null },
  comments: '',
  submission_id: ID,
  revision,
  ...more,
});
const tick = (item_id: number) => ({ kind: 'tick' as const, item_id });

beforeEach(() => localStorage.clear());

describe('the marks on a page', () => {
  it('are those of the server with what it does not have yet, also after a reload', () => {
    const sheet = new DeviceSheet(KEY, marks(4, [1]), {});
    sheet.change([tick(2), tick(3), { kind: 'untick', item_id: 3 }]);
    expect(sheet.marks).toMatchObject({ ticked: [1, 2], revision: 4, submission_id: ID });
    expect(sheet.unsent).toHaveLength(2);
    expect(new DeviceSheet(KEY, marks(5, [1, 9]), {}).marks.ticked).toEqual([1, 9, 2]);
  });

  it('are the newest sheet that the device or the server has, without a network too', () => {
    const sheet = new DeviceSheet(KEY, null, {});
    sheet.change([tick(1)]);
    sheet.taken(sheet.toSend(), marks(6, [1, 2]));
    expect(sheet.unsent).toEqual([]);
    expect(new DeviceSheet(KEY, null, {}).marks).toMatchObject({ ticked: [1, 2], submission_id: ID });
    expect(new DeviceSheet(KEY, marks(7, [5]), {}).marks.ticked).toEqual([5]);
  });

  it('show what another device changed at once, under what is not sent yet', () => {
    const sheet = new DeviceSheet(KEY, null, {});
    sheet.change([tick(1)]);
    sheet.take(marks(2, [7]));
    sheet.take(marks(1, [8]));
    expect(sheet.marks.ticked).toEqual([7, 1]);
  });

  it('of two tabs wait on the device side by side', () => {
    const [one, other] = [new DeviceSheet(KEY, null, {}), new DeviceSheet(KEY, null, {})];
    one.change([tick(1)]);
    other.change([tick(2)]);
    one.change([tick(3)]);
    one.taken(one.toSend(), marks(1, [1, 3]));
    expect(readDraft(KEY)?.changes).toMatchObject([{ item_id: 2 }]);
    expect(new DeviceSheet(KEY, null, {}).marks.ticked).toEqual([1, 3, 2]);
  });

  it('of a station that is submitted leave nothing on the device, also if an answer or another sheet comes after it', () => {
    const sheet = new DeviceSheet(KEY, null, {});
    sheet.change([tick(1)]);
    const sent = sheet.toSend();
    sheet.change([tick(2)]);
    sheet.close();
    sheet.taken(sent, marks(1, [1]));
    sheet.take(marks(2, [1, 2]));
    expect(sheet.marks.ticked).toEqual([1, 2]);
    expect(readDraft(KEY)).toBeNull();
  });

  it('are those of the server where the device has an earlier turn of the examiner', () => {
    new DeviceSheet(KEY, null, { turn: 0 }).change([tick(3)]);
    expect(new DeviceSheet(KEY, marks(7, [1]), { turn: 1 }).marks).toMatchObject({ ticked: [1], turn: 1 });
  });

  it('take over what a page of an older release kept', () => {
    localStorage.setItem(KEY, JSON.stringify(marks(6, [1, 3])));
    const sheet = new DeviceSheet(KEY, marks(4, [1, 2]), {});
    expect(sheet.marks.ticked).toEqual([1, 3]);
    expect(sheet.unsent).toMatchObject([tick(3), { kind: 'untick', item_id: 2 }]);
  });

  it('keep comments that are on their way: the next are written on them', () => {
    const sheet = new DeviceSheet(KEY, null, {});
    const write = (html: string) => sheet.change([{ kind: 'comments', html, base: sheet.marks.comments }]);
    write('<p>A</p>');
    write('<p>A B</p>');
    const sent = sheet.toSend();
    write('<p>A B C</p>');
    expect(sheet.unsent).toMatchObject([
      { html: '<p>A B</p>', base: '' },
      { html: '<p>A B C</p>', base: '<p>A B</p>' },
    ]);
    sheet.taken(sent, marks(2, [], { comments: '<p>Z</p><p>A B</p>' }));
    expect(sheet.marks.comments).toBe('<p>Z</p><p>A B C</p>');
  });

  it('are kept apart by person, station and group', () => {
    const keys = [
      draftKey(1, 'osce-stations', 'a'),
      draftKey(2, 'osce-stations', 'a'),
      draftKey(1, 'osce-stations', 'b'),
      draftKey(1, 'osce-stations', 'a', { pin: '482913507', round: undefined }),
      draftKey(1, 'osce-stations', 'a', { pin: '482913507', round: 1 }),
      draftKey(1, 'osce-stations', 'a', { pin: '482913507', round: 2 }),
    ];
    expect(new Set(keys).size).toBe(6);
  });

  it('of earlier rounds are found by their group', () => {
    const PIN = '482913507';
    const keep = (key: LocalKey) => writeDraft(key, { sheet: null, changes: [], submission_id: ID });
    for (const round of [1, 2, 3]) keep(draftKey(7, 'osce-stations', 'a.1.b', { pin: PIN, round }));
    keep(draftKey(7, 'osce-stations', 'a', { pin: '111111111', round: 1 }));
    keep(draftKey(77, 'osce-stations', 'a', { pin: PIN, round: 1 }));
    keep(draftKey(7, 'osce-stations', 'a', { pin: PIN, round: undefined }));
    expect(earlierDrafts(7, PIN, 3).sort((one, other) => one.round - other.round)).toEqual(
      [1, 2].map((round) => ({
        key: draftKey(7, 'osce-stations', 'a.1.b', { pin: PIN, round }),
        round,
        base: 'osce-stations',
        slug: 'a.1.b',
      })),
    );
  });
});

describe('what a device keeps', () => {
  it('is read as it was written', () => {
    const kept = { sheet: marks(3, [5]), changes: [{ ...tick(7), by: ID, order: 1 }], submission_id: ID, turn: 2 };
    writeDraft(KEY, kept);
    expect(readDraft(KEY)).toEqual(kept);
    forgetDraft(KEY);
    expect(readDraft(KEY)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['another thing', '[1]'],
    ['ticks that are none', JSON.stringify({ ...marks(1, []), ticked: ['a'] })],
    ['no revision', JSON.stringify({ ...marks(1, []), revision: undefined })],
  ])('is nothing where there is %s', (_, text) => {
    localStorage.setItem(KEY, text);
    expect(readDraft(KEY)).toBeNull();
  });

  it('leaves out what is no change', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ changes: [5, { by: ID }, { ...tick(1), by: ID, order: 1 }], submission_id: ID }),
    );
    expect(readDraft(KEY)?.changes).toHaveLength(1);
  });
});
