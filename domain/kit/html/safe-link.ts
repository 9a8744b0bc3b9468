const LINK_MAX = 500;
/** Characters that a URL parser drops or rewrites: the shown address must be the one that opens. */
const UNFIT = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\\"<>^`{|}]|%00/u;

/** A link to another site as it may be stored and shown, or empty if it is none (spec 1 §5): http and https only, to a host with a name, without credentials. Runs in the browser too. */
export function safeLink(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LINK_MAX || UNFIT.test(trimmed) || !/^https?:\/\/[^/]/i.test(trimmed))
    return '';
  try {
    const { protocol, username, password, hostname, href } = new URL(trimmed);
    const named = /^[^.]+(\.[^.]+)+\.?$/.test(hostname) || /^\[[0-9a-f:.]+\]$/.test(hostname);
    return (protocol === 'http:' || protocol === 'https:') &&
      username === '' &&
      password === '' &&
      named &&
      href.length <= LINK_MAX
      ? href
      : '';
  } catch {
    return '';
  }
}
