import { statusOf } from '../testing/answers';
import { fromClosedView, fromRoleView, fromSummary } from './destination';

const AT = { pin: '482913507', slug: 'acute-chest-pain-history' };

describe('where the group takes somebody in a role view', () => {
  it('stays while the station runs', () => expect(fromRoleView(statusOf({ state: 'running' }), AT)).toBeNull());
  // rules: 3.2.6
  it('is the summary with the PIN once it is complete', () =>
    expect(fromRoleView(statusOf({ state: 'complete', complete: true, quizlog_id: 71 }), AT)).toBe(
      '/osce-stations/summary/71?pin=482913507',
    ));
  // rules: 3.2.6
  it('is the summary under the base of the style', () =>
    expect(fromRoleView(statusOf({ state: 'complete', style: 2, quizlog_id: 71 }), AT)).toBe(
      '/sca-cases/summary/71?pin=482913507',
    ));
  it('waits for the number of the result', () =>
    expect(fromRoleView(statusOf({ state: 'complete', quizlog_id: 0 }), AT)).toBeNull());
  it('is the lobby when the group is back there', () =>
    expect(fromRoleView(statusOf({ state: 'lobby', round: 2 }), AT)).toBe('/group-study/482913507/'));
  it('is the lobby, which knows the way, when another station runs', () =>
    expect(fromRoleView(statusOf({ state: 'running', slug: 'other' }), AT)).toBe('/group-study/482913507/'));
  it('is the lobby, which knows the way, when the same station runs in another round', () => {
    expect(fromRoleView(statusOf({ state: 'running', round: 2 }), { ...AT, round: 1 })).toBe('/group-study/482913507/');
    expect(fromRoleView(statusOf({ state: 'running', round: 2 }), { ...AT, round: 2 })).toBeNull();
  });
  it('is the lobby, which knows the way, when the view is not theirs any more', () => {
    const status = statusOf({ examiner: 3, patient: 3, observer: [1] });
    const from = (view: 'checklist' | 'patient' | 'student', me: number) => fromRoleView(status, { ...AT, view, me });
    expect([from('checklist', 1), from('student', 1)]).toEqual(['/group-study/482913507/', null]);
    // A patient who examines as well has both.
    expect([from('checklist', 3), from('patient', 3)]).toEqual([null, null]);
  });
  it('is nowhere when the session has ended, so that nothing written is lost', () =>
    expect(fromRoleView(statusOf({ state: 'ended' }), AT)).toBeNull());
});

describe('where a role view leads whose round is over', () => {
  it.each([
    ['the summary of the round', { state: 'complete', quizlog_id: 71 }, '/osce-stations/summary/71?pin=482913507'],
    ['the lobby', { state: 'lobby', round: 2 }, '/group-study/482913507/'],
    [
      'the lobby, which knows the way, when another station runs',
      { state: 'running', slug: 'other' },
      '/group-study/482913507/',
    ],
    ['the lobby while the result has no number', { state: 'complete', quizlog_id: 0 }, '/group-study/482913507/'],
    [
      'the result of a session that has ended',
      { state: 'ended', quizlog_id: 71 },
      '/osce-stations/summary/71?pin=482913507',
    ],
    ['the page of a session that has ended without one', { state: 'ended', quizlog_id: 0 }, '/group-study/482913507/'],
    ['the page of a circuit’s run', { state: 'running', circuit_run: true }, '/group-study/482913507/'],
    ['nowhere when this very station runs again', { state: 'running', round: 2 }, null],
  ] as const)('%s', (_, status, destination) => expect(fromClosedView(statusOf(status), AT)).toBe(destination));
});

describe('where the group takes somebody on a summary', () => {
  it('stays while the round is the one shown', () =>
    expect(fromSummary(statusOf({ state: 'complete', round: 2 }), { pin: AT.pin, round: 2 })).toBeNull());
  it('follows the group to the next round', () =>
    expect(fromSummary(statusOf({ state: 'lobby', round: 3 }), { pin: AT.pin, round: 2 })).toBe(
      '/group-study/482913507/',
    ));
  it('leaves alone who looks at an older summary', () =>
    expect(fromSummary(statusOf({ state: 'running', round: 3 }), { pin: AT.pin, round: null })).toBeNull());
});
