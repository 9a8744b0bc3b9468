/** The longest address of a subscription, in characters. */
export const ENDPOINT_MAX = 1_000;

/** Push services of the browsers. A host of any other name is never asked, so that nobody makes us call an address of their choice. */
const HOSTS =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z\d.-]+\.push\.apple\.com|[a-z\d.-]+\.notify\.windows\.com)$/;

/**
 * Whether an address is one of a known push service: https, the usual port, no password.
 * @param local the origin of a service on this machine that a test takes for one
 */
export function isPushEndpoint(endpoint: string, local: string | null = null): boolean {
  if (endpoint.length > ENDPOINT_MAX || !URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password, hash } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '' || hash !== '') return false;
  return origin === local || (port === '' && HOSTS.test(hostname));
}
