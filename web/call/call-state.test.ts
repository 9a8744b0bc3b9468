import { ProblemError } from '../live/problem-error';
import { callAfter, type CallEvent, type CallState, OUT, worstLink } from './call-state';

const JOIN: CallEvent = { type: 'join', pin: '482913507', connectionId: 'me', muted: false, listening: false };
const after = (...events: CallEvent[]): CallState => events.reduce(callAfter, OUT);

describe('a call', () => {
  it('is joined in two steps', () => {
    expect(after(JOIN)).toMatchObject({ phase: 'joining', pin: '482913507', connectionId: 'me' });
    expect(after(JOIN, { type: 'joined' }).phase).toBe('in');
  });

  it('survives the gateway', () => {
    const lost = after(JOIN, { type: 'joined' }, { type: 'mute', muted: true }, { type: 'gateway-lost' });
    expect(lost).toMatchObject({ phase: 'rejoining', muted: true, pin: '482913507' });
    expect(callAfter(lost, { type: 'joined' }).phase).toBe('in');
  });

  it('is not lost before it was joined', () => expect(after(JOIN, { type: 'gateway-lost' }).phase).toBe('joining'));

  it('leaves nothing behind', () => {
    const busy = after(
      JOIN,
      { type: 'joined' },
      { type: 'mute', muted: true },
      { type: 'microphone-lost' },
      { type: 'speaking', speaking: new Set(['a']) },
    );
    expect(callAfter(busy, { type: 'left' })).toEqual(OUT);
  });

  it('says why one is out, until one joins again', () => {
    const because = new ProblemError(404, 'group-removed', '');
    const ended = after(JOIN, { type: 'joined' }, { type: 'left', because });
    expect(ended).toEqual({ ...OUT, ended: because });
    expect(callAfter(ended, JOIN).ended).toBeNull();
  });

  it('has a microphone again after one that was lost', () => {
    const lost = after(JOIN, { type: 'joined' }, { type: 'microphone-lost' });
    expect(lost.microphoneLost).toBe(true);
    expect(callAfter(lost, { type: 'microphone', listening: false })).toMatchObject({
      microphoneLost: false,
      listening: false,
    });
  });

  it.each<CallEvent>([
    { type: 'joined' },
    { type: 'gateway-lost' },
    { type: 'mute', muted: true },
    { type: 'microphone-lost' },
    { type: 'sound', blocked: true },
    { type: 'links', links: new Map([['a', 'connected']]) },
    { type: 'left' },
  ])('that one is not in is not changed by $type', (event) => expect(callAfter(OUT, event)).toBe(OUT));
});

it('tells of the connection that is worst', () => {
  expect(worstLink(new Map())).toBeNull();
  expect(worstLink(new Map([['a', 'connected']]))).toBe('connected');
  expect(
    worstLink(
      new Map([
        ['a', 'connected'],
        ['b', 'connecting'],
      ]),
    ),
  ).toBe('connecting');
  expect(
    worstLink(
      new Map([
        ['a', 'reconnecting'],
        ['b', 'connecting'],
      ]),
    ),
  ).toBe('reconnecting');
  expect(
    worstLink(
      new Map([
        ['a', 'no-route'],
        ['b', 'connected'],
      ]),
    ),
  ).toBe('no-route');
});
