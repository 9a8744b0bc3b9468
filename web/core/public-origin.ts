/**
 * Our origin as others reach it: the setting of the gateway (`PUBLIC_URL`), or where this page came from. A host who
 * opened the app by another name still shows a code that phones can open.
 */
export function publicOrigin(): string {
  const said = document.querySelector<HTMLMetaElement>('meta[name="public-origin"]')?.content ?? '';
  return /^https?:\/\//.test(said) ? said : window.location.origin;
}
