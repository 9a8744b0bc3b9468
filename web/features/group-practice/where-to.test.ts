import { groupNow } from './group-now';
import { lobbyOf, statusOf } from './testing/snapshots';
import { whereTo } from './where-to';

const HOST = 1;
const roles = { student: 2, examiner: 1, patient: 3, observer: [4, 5] };
const running = groupNow(
  lobbyOf({}),
  statusOf({ version: 5, state: 'running', ready: true, style: 2, slug: 'headache', host_id: HOST, ...roles }),
);
const complete = groupNow(
  lobbyOf({}),
  statusOf({
    version: 8,
    state: 'complete',
    complete: true,
    style: 4,
    slug: 'dolor',
    host_id: HOST,
    quizlog_id: 77,
    round: 1,
  }),
);
const at = (me: number, more: { stay?: boolean; sawRunning?: number | null } = {}) => ({
  pin: '482913507',
  me,
  stay: false,
  sawRunning: null,
  ...more,
});

describe('while the station runs', () => {
  // rules: 3.2.5, 3.2.7, 3.6.1
  it.each([
    ['the examiner, who hosts', 1, '/sca-cases/headache/checklist/?pin=482913507'],
    ['the candidate', 2, '/sca-cases/headache/student/?pin=482913507'],
    ['the patient', 3, '/sca-cases/headache/patient/?pin=482913507'],
    ['an observer', 4, '/sca-cases/headache/student/?pin=482913507'],
    ['another observer', 5, '/sca-cases/headache/student/?pin=482913507'],
  ])('%s is taken to their view', (_, me, address) => {
    expect(whereTo(running, at(me))).toBe(address);
  });

  it('somebody without a role stays on the status screen', () => {
    expect(whereTo(running, at(9))).toBeNull();
  });

  it('the host may stay; others may not', () => {
    expect(whereTo(running, at(HOST, { stay: true }))).toBeNull();
    expect(whereTo(running, at(2, { stay: true }))).toBe('/sca-cases/headache/student/?pin=482913507');
  });
});

describe('when the round is complete', () => {
  it('a member who saw it run from here is taken to the summary', () => {
    expect(whereTo(complete, at(9, { sawRunning: 1 }))).toBe('/ecoe-stations/summary/77?pin=482913507');
  });

  it('the host who stayed is taken there too', () => {
    expect(whereTo(complete, at(HOST, { stay: true, sawRunning: 1 }))).toBe('/ecoe-stations/summary/77?pin=482913507');
  });

  it('a member who comes back to the page stays on it', () => {
    expect(whereTo(complete, at(2))).toBeNull();
    expect(whereTo({ ...complete, round: 2 }, at(2, { sawRunning: 1 }))).toBeNull();
  });

  it('nobody is taken to a summary that is not known yet', () => {
    expect(whereTo({ ...complete, quizlogId: 0 }, at(2, { sawRunning: 1 }))).toBeNull();
  });
});

it('nobody is taken anywhere from a lobby or an ended session', () => {
  for (const state of ['lobby', 'ended'] as const)
    expect(whereTo({ ...running, state }, at(2, { sawRunning: 1 }))).toBeNull();
});
