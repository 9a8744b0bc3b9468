import { statusOf } from '../testing/answers';
import { fromRoleView, fromSummary } from './destination';

const AT = { pin: '482913507', slug: 'acute-chest-pain-history' };

describe('where the group takes somebody in a role view', () => {
  it('stays while the station runs', () => expect(fromRoleView(statusOf({ state: 'running' }), AT)).toBeNull());
  it('is the summary with the PIN once it is complete', () =>
    expect(fromRoleView(statusOf({ state: 'complete', complete: true, quizlog_id: 71 }), AT)).toBe('/osce-stations/summary/71?pin=482913507'));
  it('is the summary under the base of the style', () =>
    expect(fromRoleView(statusOf({ state: 'complete', style: 2, quizlog_id: 71 }), AT)).toBe('/sca-cases/summary/71?pin=482913507'));
  it('waits for the number of the result', () => expect(fromRoleView(statusOf({ state: 'complete', quizlog_id: 0 }), AT)).toBeNull());
  it('is the lobby when the group is back there', () => expect(fromRoleView(statusOf({ state: 'lobby', round: 2 }), AT)).toBe('/group-study/482913507/'));
  it('is the lobby, which knows the way, when another station runs', () => expect(fromRoleView(statusOf({ state: 'running', slug: 'other' }), AT)).toBe('/group-study/482913507/'));
  it('is nowhere when the session has ended, so that nothing written is lost', () => expect(fromRoleView(statusOf({ state: 'ended' }), AT)).toBeNull());
});

describe('where the group takes somebody on a summary', () => {
  it('stays while the round is the one shown', () => expect(fromSummary(statusOf({ state: 'complete', round: 2 }), { pin: AT.pin, round: 2 })).toBeNull());
  it('follows the group to the next round', () => expect(fromSummary(statusOf({ state: 'lobby', round: 3 }), { pin: AT.pin, round: 2 })).toBe('/group-study/482913507/'));
  it('leaves alone who looks at an older summary', () => expect(fromSummary(statusOf({ state: 'running', round: 3 }), { pin: AT.pin, round: null })).toBeNull());
});
