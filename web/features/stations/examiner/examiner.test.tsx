/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { groupLobby, type LobbySnapshot } from '~/domain/group-practice/contract';
import type { GroupRole } from '~/domain/group-practice/roles';
import { NO_GRADES } from '~/domain/stations/marking';
import { checklistOf, clockOf, mergingMarks, PIN, SLUG, statusOf } from '../testing/answers';
import { fakeGateway, LEARNER, renderStations, type Answers } from '../testing/render-stations';
import { ChecklistPage } from './checklist-page';
import { closeOutboxes } from '~/web/drafts/submit-outbox';
import { saveSnapshot } from '~/web/live/snapshots';
import { closeToasts, shownToasts } from '~/web/ui/toast';
import { draftKey, readDraft } from './draft';

const ADDRESS = `/osce-stations/${SLUG}/checklist/`;
const GP_ADDRESS = `/sca-cases/${SLUG}/checklist/`;
const ROUTES = [
  { path: '/osce-stations/:slug/checklist/', element: <ChecklistPage /> },
  { path: '/sca-cases/:slug/checklist/', element: <ChecklistPage /> },
];
const SUBMITTED = { body: { quizlog_id: 71, next_url: '/osce-stations/summary/71' } };

/** Lets promises settle without letting time pass. */
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const box = (name: string) => screen.getByRole('checkbox', { name });
const submit = async () => {
  await click(screen.getByRole('button', { name: 'Submit marks' }));
  await settle();
};

async function open(at: string, answers: Answers) {
  const gateway = fakeGateway(answers);
  const view = renderStations({ at, routes: ROUTES });
  await settle();
  return {
    ...gateway,
    ...view,
    submits: () => gateway.sent.filter(({ body }) => body.data_request === undefined),
    saves: () => gateway.sent.filter(({ body }) => body.data_request === 'change_marks'),
  };
}

const osce = (more: Answers = {}) => ({
  [`GET ${ADDRESS}`]: { body: checklistOf() },
  [`POST ${ADDRESS}`]: SUBMITTED,
  [`POST ${ADDRESS}#change_marks`]: mergingMarks(),
  ...more,
});
const gp = () => ({
  [`GET ${GP_ADDRESS}`]: { body: checklistOf({}, true) },
  [`POST ${GP_ADDRESS}`]: SUBMITTED,
  [`POST ${GP_ADDRESS}#change_marks`]: mergingMarks(),
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('ticking', () => {
  // rules: 3.1.3, 3.2.19
  it('counts the score as it goes, and the whole row is the target', async () => {
    await open(ADDRESS, osce());
    await click(screen.getByText('Washes hands'));
    expect(box('Washes hands')).toBeChecked();
    expect(screen.getByText('1/3')).toBeInTheDocument();
    expect(screen.getByText('33%')).toBeInTheDocument();
  });

  // rules: 3.1.3, 3.2.19, 3.4.9
  it('starts the clock with the first tick, and only with the first', async () => {
    await open(ADDRESS, osce());
    await click(box('Washes hands'));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled();
    await click(screen.getByRole('button', { name: 'Pause' }));
    await click(box('Introduces themselves'));
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  });

  it('can be undone, tick by tick', async () => {
    await open(ADDRESS, osce());
    await click(box('Washes hands'));
    await click(box('Thanks the patient'));
    await click(screen.getByRole('button', { name: /Undo.*Thanks the patient/ }));
    expect(box('Thanks the patient')).not.toBeChecked();
    await click(screen.getByRole('button', { name: /Undo.*Washes hands/ }));
    expect(box('Washes hands')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /Undo.+/ })).toBeNull();
  });
});

describe('submitting (spec 3 §4)', () => {
  // rules: 3.3.24, 3.3.26, 3.7.30
  it('sends the boxes as fields named c-…, the time used, and goes where the server says', async () => {
    const { submits } = await open(ADDRESS, osce());
    await click(box('Washes hands'));
    await pass(95_000);
    await submit();
    expect(submits()[0]!.body).toMatchObject({ timer: 95, 'c-11': 'on', comments: '' });
    expect(submits()[0]!.body).not.toHaveProperty('c-12');
    expect(screen.getByText('elsewhere: /osce-stations/summary/71')).toBeInTheDocument();
  });

  // rules: 3.4.13, 3.8.7
  it('warns once when nothing is ticked; the second goes through', async () => {
    const { submits } = await open(ADDRESS, osce());
    await submit();
    expect(screen.getByRole('dialog', { name: 'Nothing is ticked' })).toBeInTheDocument();
    expect(submits()).toHaveLength(0);
    await click(screen.getByRole('button', { name: 'Keep marking' }));
    await submit();
    expect(submits()).toHaveLength(1);
  });

  // rules: 3.3.25, 3.4.12, 3.8.6
  it('is blocked for a GP case until every group has a grade', async () => {
    const { submits } = await open(GP_ADDRESS, gp());
    await click(box('Washes hands'));
    for (const group of ['Data gathering and diagnosis', 'Clinical management and complexity', 'Relating to others']) {
      await click(screen.getByRole('group', { name: group }).querySelector<HTMLElement>('input[value="pass"]')!);
    }
    await submit();
    const dialog = screen.getByRole('dialog', { name: 'Grades are missing' });
    expect(dialog).toHaveTextContent('Overall');
    expect(dialog).not.toHaveTextContent('Relating to others');
    await click(screen.getByRole('button', { name: 'Choose the grades' }));
    await click(screen.getByRole('group', { name: 'Overall' }).querySelector<HTMLElement>('input[value="fail"]')!);
    await submit();
    expect(submits()).toHaveLength(1);
    expect(submits()[0]!.body).toMatchObject({ dgd_grade: 'pass', overall_score: 'fail' });
  });

  // rules: 3.4.11
  it('happens once, however often the button is pressed', async () => {
    const { submits } = await open(ADDRESS, osce({ [`POST ${ADDRESS}`]: 'never' }));
    await click(box('Washes hands'));
    const form = document.querySelector('form')!;
    await act(async () => void fireEvent.submit(form));
    await act(async () => void fireEvent.submit(form));
    await settle();
    expect(submits()).toHaveLength(1);
    expect(document.querySelector('button[type="submit"]')).toBeDisabled();
  });

  it('is kept when it did not get through, and goes out again by itself under the same id', async () => {
    let lost = true;
    const { submits } = await open(
      ADDRESS,
      osce({
        [`POST ${ADDRESS}`]: () =>
          lost ? { status: 503, body: { type: '/problems/unavailable', status: 503 } } : SUBMITTED,
      }),
    );
    await click(box('Washes hands'));
    await submit();
    expect(screen.getByText(/Your marks are submitted automatically/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit marks' })).toBeDisabled();
    await click(box('Washes hands'));
    expect(box('Washes hands')).toBeChecked();
    lost = false;
    await pass(1_000);
    expect(submits()).toHaveLength(2);
    expect(submits()[1]!.body).toEqual(submits()[0]!.body);
    expect(submits()[0]!.body.submission_id).toBe(submits()[1]!.body.submission_id);
  });
});

describe('nothing is lost', () => {
  it('a submit that waits may be taken back and changed', async () => {
    let lost = true;
    const { submits } = await open(
      ADDRESS,
      osce({
        [`POST ${ADDRESS}`]: () =>
          lost ? { status: 503, body: { type: '/problems/unavailable', status: 503 } } : SUBMITTED,
      }),
    );
    await click(box('Washes hands'));
    await submit();
    await click(screen.getByRole('button', { name: 'Change the marks' }));
    lost = false;
    await pass(60_000);
    expect(submits()).toHaveLength(1);
    await click(box('Washes hands'));
    await submit();
    await submit();
    expect(submits().at(-1)!.body).not.toHaveProperty('c-11');
  });

  const key = draftKey(LEARNER.id, 'osce-stations', SLUG);

  it('keeps every tick on the device at once, through a reload without the server', async () => {
    const first = await open(ADDRESS, osce({ [`POST ${ADDRESS}#change_marks`]: 'never' }));
    await click(box('Washes hands'));
    expect(readDraft(key)?.changes).toMatchObject([{ kind: 'tick', item_id: 11 }]);
    first.unmount();
    await open(ADDRESS, osce());
    expect(box('Washes hands')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled();
  });

  it('goes on from the server when the server knows more', async () => {
    const draft = {
      ticked: [12, 13],
      grades: NO_GRADES,
      comments: '',
      submission_id: '0b7b6f0e-6d1c-4c38-9a5e-0a6f2f6d8c11',
      revision: 40,
    };
    await open(ADDRESS, osce({ [`GET ${ADDRESS}`]: { body: checklistOf({ draft }) } }));
    expect(box('Introduces themselves')).toBeChecked();
    expect(box('Washes hands')).not.toBeChecked();
  });

  it('sends the changes 500 ms after the last one, each with its order', async () => {
    const { saves } = await open(ADDRESS, osce());
    await click(box('Washes hands'));
    await pass(300);
    await click(box('Introduces themselves'));
    await pass(499);
    expect(saves()).toHaveLength(0);
    expect(screen.getByText('Saving…')).toBeInTheDocument();
    await pass(1);
    expect(saves()).toHaveLength(1);
    expect(saves()[0]!.body.changes).toMatchObject([
      { kind: 'tick', item_id: 11, order: 1 },
      { kind: 'tick', item_id: 12, order: 2 },
    ]);
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('saves at once, outliving the page, when the page is left', async () => {
    const { saves } = await open(ADDRESS, osce());
    await click(box('Washes hands'));
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    await settle();
    expect(saves()).toHaveLength(1);
    expect(saves()[0]!.keepalive).toBe(true);
  });

  it.each([503, 429])(
    'says that the marks are on the device while the server answers %i, and brings them there later',
    async (status) => {
      let down = true;
      const merge = mergingMarks();
      const { saves } = await open(
        ADDRESS,
        osce({ [`POST ${ADDRESS}#change_marks`]: (body) => (down ? { status, body: {} } : merge(body)) }),
      );
      await click(box('Washes hands'));
      await pass(500);
      expect(screen.getByText('Saved on this device')).toBeInTheDocument();
      down = false;
      await pass(4_000);
      expect(saves()).toHaveLength(2);
      expect(screen.getByText('Saved')).toBeInTheDocument();
    },
  );

  it('forgets the draft once it is submitted, and saves nothing after it', async () => {
    const { saves } = await open(ADDRESS, osce());
    await click(box('Washes hands'));
    await submit();
    await pass(10_000);
    expect(readDraft(key)).toBeNull();
    expect(saves()).toHaveLength(0);
  });
});

describe('in a group', () => {
  const at = `${ADDRESS}?pin=${PIN}`;
  const answers = {
    [`GET ${at}`]: { body: checklistOf({ group: { pin: PIN, is_host: true, candidate_name: 'Ben' } }) },
  };

  it("shows the group's clock, which the examiner steers", async () => {
    const { push, sent } = await open(at, { ...answers, [`POST /group-study/${PIN}/#clock`]: 'never' });
    await push(PIN, statusOf());
    await settle();
    expect(screen.getByText('examining Ben')).toBeInTheDocument();
    await click(screen.getByRole('button', { name: 'Start' }));
    await settle();
    expect(sent.at(-1)).toMatchObject({
      path: `/group-study/${PIN}/`,
      body: { data_request: 'clock', command: 'start' },
    });
  });

  it('goes to the summary with the PIN when the round is complete, after a submit of anyone', async () => {
    const { push } = await open(at, answers);
    await push(PIN, statusOf());
    await click(box('Washes hands'));
    await push(PIN, statusOf({ version: 2, state: 'complete', complete: true, quizlog_id: 71 }));
    await settle();
    expect(screen.getByText(`elsewhere: /osce-stations/summary/71?pin=${PIN}`)).toBeInTheDocument();
    expect(readDraft(draftKey(LEARNER.id, 'osce-stations', SLUG, { pin: PIN, round: 1 }))).toBeNull();
  });

  const submitted = (sent: readonly { body: Record<string, unknown> }[]) =>
    sent.filter(({ body }) => 'submission_id' in body && !('data_request' in body));

  it('asks once before it ends the station for everyone with more than a minute left', async () => {
    const { push, sent } = await open(at, {
      ...answers,
      [`POST ${at}`]: 'never',
      [`POST ${at}#change_marks`]: mergingMarks(),
    });
    await push(PIN, statusOf({ clock: clockOf({ remaining: 61_000 }) }));
    await click(box('Washes hands'));
    await submit();
    expect(screen.getByRole('dialog', { name: 'End the station for everyone?' })).toHaveTextContent(
      '1:01 left, 2 items not ticked',
    );
    await click(screen.getByRole('button', { name: 'Keep marking' }));
    expect(submitted(sent)).toEqual([]);
    await submit();
    expect(submitted(sent)).toHaveLength(1);
  });

  it('asks as well while the clock of the group is not known yet', async () => {
    const { sent } = await open(at, {
      ...answers,
      [`POST ${at}`]: 'never',
      [`POST ${at}#change_marks`]: mergingMarks(),
    });
    await click(box('Washes hands'));
    await submit();
    expect(screen.getByRole('dialog', { name: 'End the station for everyone?' })).toBeInTheDocument();
    expect(submitted(sent)).toEqual([]);
  });

  it('does not ask in the last minute, nor again after the warning of an empty checklist', async () => {
    const last = await open(at, { ...answers, [`POST ${at}`]: 'never' });
    await last.push(PIN, statusOf({ clock: clockOf({ remaining: 60_000 }) }));
    await click(box('Washes hands'));
    await submit();
    expect(submitted(last.sent)).toHaveLength(1);
    last.unmount();
    localStorage.clear();
    closeOutboxes();
    const empty = await open(at, { ...answers, [`POST ${at}`]: 'never' });
    await empty.push(PIN, statusOf());
    await submit();
    expect(screen.getByText('Nothing is ticked')).toBeInTheDocument();
    await submit();
    expect(submitted(empty.sent)).toHaveLength(1);
  });

  it('shows who ticked what, and suggestions that are accepted or dismissed', async () => {
    const suggestions = [
      { turn: 0, key: 'tick:12', author: 'Dan', change: { kind: 'tick' as const, item_id: 12 } },
      { turn: 0, key: 'tick:13', author: 'Dan', change: { kind: 'tick' as const, item_id: 13 } },
    ];
    const draft = {
      ticked: [11],
      grades: NO_GRADES,
      comments: '',
      submission_id: '0b7b6f0e-6d1c-4c38-9a5e-0a6f2f6d8c11',
      revision: 3,
      turn: 1,
    };
    const group = {
      pin: PIN,
      is_host: true,
      candidate_name: 'Ben',
      turn: 1,
      ticked_by: [{ name: 'Dan', items: [11] }],
      suggestions,
    };
    const { push, sent } = await open(at, {
      [`GET ${at}`]: { body: checklistOf({ draft, group }) },
      [`POST ${at}#change_marks`]: mergingMarks(draft),
      [`POST ${at}#settle_suggestions`]: { body: [] },
    });
    await push(PIN, statusOf({ turn: 1 }));
    expect(screen.getByText('Ticked by Dan')).toBeInTheDocument();
    await click(screen.getByRole('button', { name: 'Accept: Introduces themselves' }));
    expect(box('Introduces themselves')).toBeChecked();
    await click(screen.getByRole('button', { name: 'Dismiss: Thanks the patient' }));
    expect(box('Thanks the patient')).not.toBeChecked();
    expect(screen.queryByText(/made offline/)).toBeNull();
    expect(
      sent.filter(({ body }) => body.data_request === 'settle_suggestions').map(({ body }) => body.settled),
    ).toEqual([[{ turn: 0, key: 'tick:12' }], [{ turn: 0, key: 'tick:13' }]]);
  });

  it('says that a former examiner’s changes have arrived, wherever the examiner is on the page', async () => {
    const suggestion = { turn: 0, key: 'tick:12', author: 'Dan', change: { kind: 'tick' as const, item_id: 12 } };
    const { push } = await open(at, { ...answers, [`POST ${at}#suggestions`]: { body: [suggestion] } });
    await push(PIN, statusOf({ version: 2, suggested: 1 }));
    await settle();
    expect(shownToasts().map(({ message }) => message)).toEqual([
      '1 change that Dan made offline arrived. You can see it above the checklist.',
    ]);
    await push(PIN, statusOf({ version: 3, suggested: 2 }));
    await settle();
    expect(shownToasts()).toHaveLength(1);
    closeToasts();
  });

  it('hands over to anybody here but the candidate with one press, and can be left', async () => {
    const { push, sent, cache } = await open(at, { ...answers, [`POST /group-study/${PIN}/#take_over`]: 'never' });
    await push(PIN, statusOf());
    const member = (id: number, name: string, role: GroupRole, presence: 'here' | 'away' = 'here') => ({
      id,
      name,
      avatar: '',
      role,
      guest: false,
      presence,
    });
    const members = [
      member(1, 'Amina K.', 'examiner'),
      member(2, 'Ben', 'student'),
      member(3, 'Cai', 'observer'),
      member(4, 'Dan', 'observer', 'away'),
    ];
    await act(async () => saveSnapshot(cache, groupLobby.name, PIN, { version: 1, members } as LobbySnapshot));
    await settle();
    expect(screen.getByRole('button', { name: 'Leave the group' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Hand over to/ })).toHaveLength(1);
    await click(screen.getByRole('button', { name: 'Hand over to Cai' }));
    await settle();
    expect(sent.at(-1)).toMatchObject({
      path: `/group-study/${PIN}/`,
      body: { data_request: 'take_over', member_id: 3 },
    });
  });

  it('goes back to the lobby when the group does', async () => {
    const { push } = await open(at, answers);
    await push(PIN, statusOf({ version: 2, state: 'lobby', round: 2 }));
    await settle();
    expect(screen.getByText(`elsewhere: /group-study/${PIN}/`)).toBeInTheDocument();
  });

  it('stays, with a notice, when the host closed the session', async () => {
    const { push } = await open(at, answers);
    await push(PIN, statusOf({ version: 2, state: 'ended' }));
    await settle();
    expect(screen.getByText('The host has closed this session.')).toBeInTheDocument();
    expect(box('Washes hands')).toBeInTheDocument();
  });
});
