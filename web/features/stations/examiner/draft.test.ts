/** @jest-environment jsdom */
import type { Marks } from '~/domain/stations/checklist-contract';
import { draftKey, earlierDrafts, newestDraft, readDraft, writeDraft } from './draft';
import { uuid } from '~/web/live/uuid';

const marks = (revision: number, ticked: number[]): Marks => ({
  ticked,
  grades: { dgd_grade: null, cmc_grade: null, rto_grade: null, overall_score: null },
  comments: '',
  submission_id: '0b7b6f0e-6d1c-4c38-9a5e-0a6f2f6d8c11',
  revision,
});

describe('the marks to go on from', () => {
  it('are the newest revision of device and server', () => {
    expect(newestDraft(marks(4, [1]), marks(7, [1, 2])).ticked).toEqual([1, 2]);
    expect(newestDraft(marks(9, [3]), marks(7, [1, 2])).ticked).toEqual([3]);
    expect(newestDraft(null, marks(7, [1, 2])).ticked).toEqual([1, 2]);
    expect(newestDraft(marks(1, [3]), null).ticked).toEqual([3]);
  });

  it('are those of the server where the device has an earlier turn of the examiner', () => {
    expect(newestDraft({ ...marks(9, [3]), turn: 0 }, { ...marks(7, [1, 2]), turn: 1 }, 1).ticked).toEqual([1, 2]);
    expect(newestDraft({ ...marks(9, [3]), turn: 1 }, { ...marks(7, [1, 2]), turn: 1 }, 1).ticked).toEqual([3]);
    expect(newestDraft(marks(9, [3]), null, 1)).toMatchObject({ ticked: [], turn: 1 });
  });

  it('are an empty sheet with an id of its own when there are none', () => {
    const [one, other] = [newestDraft(null, null), newestDraft(null, null)];
    expect(one).toMatchObject({ ticked: [], comments: '', revision: 0 });
    expect(one.submission_id).not.toBe(other.submission_id);
    expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
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
    localStorage.clear();
    for (const round of [1, 2, 3])
      writeDraft(draftKey(7, 'osce-stations', 'a.1.b', { pin: PIN, round }), marks(round, []));
    writeDraft(draftKey(7, 'osce-stations', 'a', { pin: '111111111', round: 1 }), marks(1, []));
    writeDraft(draftKey(77, 'osce-stations', 'a', { pin: PIN, round: 1 }), marks(1, []));
    writeDraft(draftKey(7, 'osce-stations', 'a', { pin: PIN, round: undefined }), marks(1, []));
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

describe('the marks that a device keeps', () => {
  const KEY = draftKey(1, 'osce-stations', 'a');

  it('are read as they were written', () => {
    const kept = {
      ...marks(3, [5, 7]),
      grades: { dgd_grade: 'pass', cmc_grade: null, rto_grade: 'fail', overall_score: null },
    } as Marks;
    writeDraft(KEY, kept);
    expect(readDraft(KEY)).toEqual(kept);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another thing', '[1]'],
    ['ticks that are none', JSON.stringify({ ...marks(1, []), ticked: ['a'] })],
    [
      'a grade that is none',
      JSON.stringify({ ...marks(1, []), grades: { ...marks(1, []).grades, dgd_grade: 'brilliant' } }),
    ],
    ['no revision', JSON.stringify({ ...marks(1, []), revision: undefined })],
  ])('are none where there is %s', (_, text) => {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    expect(readDraft(KEY)).toBeNull();
  });
});
