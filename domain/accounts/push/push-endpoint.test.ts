import { ENDPOINT_MAX, isPushEndpoint } from './push-endpoint';

describe('the address of a push subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ])('%s is of a known service', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    ['another scheme', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
    ['a password', 'https://somebody:secret@fcm.googleapis.com/fcm/send/abc'],
    ['a name that only begins so', 'https://fcm.googleapis.com.evil.example/abc'],
    ['a name that only ends so', 'https://evilpush.apple.com/abc'],
    ['the bare domain', 'https://push.apple.com/abc'],
    ['any other host', 'https://evil.example/fcm.googleapis.com'],
    ['this machine', 'https://127.0.0.1/abc'],
    ['a private network', 'https://10.0.0.1/abc'],
    ['a fragment', 'https://fcm.googleapis.com/abc#here'],
    ['no address', 'fcm.googleapis.com/abc'],
    ['too long', `https://fcm.googleapis.com/${'a'.repeat(ENDPOINT_MAX)}`],
  ])('%s is refused', (_what, endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

  it('a service on this machine is one only under tests that name it', () => {
    expect(isPushEndpoint('https://127.0.0.1:4443/abc', 'https://127.0.0.1:4443')).toBe(true);
    expect(isPushEndpoint('https://127.0.0.1:4444/abc', 'https://127.0.0.1:4443')).toBe(false);
    expect(isPushEndpoint('http://127.0.0.1:4443/abc', 'http://127.0.0.1:4443')).toBe(false);
  });
});
