import { type LinkEvent, type LinkPhase, nextPhase } from './link-phase';

const after = (...events: LinkEvent[]): LinkPhase => events.reduce(nextPhase, 'connecting');

describe('the connection to somebody', () => {
  it.each<[string, LinkEvent[], LinkPhase]>([
    ['is being made at first', [], 'connecting'],
    ['stands when sound can flow', ['connected'], 'connected'],
    ['is still being made after a failed attempt', ['failed'], 'connecting'],
    ['has no route when patience is over', ['failed', 'patience-over'], 'no-route'],
    ['is being made again when the network changes', ['connected', 'interrupted'], 'reconnecting'],
    ['is being made again when it fails', ['connected', 'interrupted', 'failed'], 'reconnecting'],
    ['is being made again when the other begins anew', ['connected', 'anew'], 'reconnecting'],
    ['comes back', ['connected', 'interrupted', 'connected'], 'connected'],
    ['comes back even after it was given up', ['patience-over', 'connected'], 'connected'],
    ['is lost when it does not come back in time', ['connected', 'interrupted', 'patience-over'], 'no-route'],
    ['stays lost while further attempts fail', ['patience-over', 'failed', 'interrupted', 'anew'], 'no-route'],
    ['is not lost by a clock that ran out too late', ['connected', 'patience-over'], 'connected'],
  ])('%s', (_, events, phase) => expect(after(...events)).toBe(phase));
});
