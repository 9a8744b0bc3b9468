/** Any host would do: it only stands for "ours". */
const OURS = 'http://ours.invalid';

/**
 * Where to go after signing in or out: `next` when it is an address of ours, else the home page. A link such as
 * `/login/?next=//elsewhere.example` must not lead anybody away, however it is dressed up.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next || !next.startsWith('/') || next.startsWith('//')) return '/';
  // Browsers take a backslash for a slash, and drop tabs and line breaks before they read the address.
  if (/[\\\u0000-\u001f\u007f-\u009f]/.test(next)) return '/';
  try {
    const url = new URL(next, OURS);
    const path = `${url.pathname}${url.search}${url.hash}`;
    // `/x/..//elsewhere.example` only becomes another site's address when its dots are resolved.
    return url.origin === OURS && !path.startsWith('//') ? path : '/';
  } catch {
    return '/';
  }
}
