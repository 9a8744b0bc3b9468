import { createHmac } from 'node:crypto';
import { iceServersFor } from './ice';

const ice = {
  stunUrls: ['stun:a.example'],
  turnUrls: ['turn:a.example', 'turns:a.example:5349'],
  turnSecret: 'sixteen letters or more',
  relayOnly: false,
};
const now = new Date('2026-01-01T00:00:00Z');

describe('the servers for a call', () => {
  it('carry credentials as coturn checks them, for an hour and for one person', () => {
    const [stun, turn] = iceServersFor(ice, 7, now);
    expect(stun).toEqual({ urls: ['stun:a.example'] });
    const username = `${now.getTime() / 1_000 + 3_600}:7`;
    expect(turn).toEqual({
      urls: ice.turnUrls,
      username,
      credential: createHmac('sha1', ice.turnSecret).update(username).digest('base64'),
    });
    expect(iceServersFor(ice, 8, now)[1]!.credential).not.toBe(turn!.credential);
    expect(JSON.stringify(iceServersFor(ice, 7, now))).not.toContain(ice.turnSecret);
  });

  it('are none where none are configured, and TURN alone where all audio goes through it', () => {
    expect(iceServersFor({ stunUrls: [], turnUrls: [], turnSecret: undefined, relayOnly: false }, 7, now)).toEqual([]);
    expect(iceServersFor({ ...ice, relayOnly: true }, 7, now).flatMap((server) => server.urls)).toEqual(ice.turnUrls);
  });
});
