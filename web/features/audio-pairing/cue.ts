import { prepareSound } from '~/web/ui/sound/tones';

/** Call within a press of a button: sound and notification of a match must be allowed by one. */
export function prepareCue(): void {
  prepareSound();
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    void Notification.requestPermission().catch(() => undefined);
}

/** For whoever is looking at something else; a press on it brings them here. */
export function notify(title: string, body: string): void {
  if (
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted' ||
    document.visibilityState === 'visible'
  )
    return;
  try {
    const notification = new Notification(title, { body, tag: 'wardmates.pairing' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones offer notifications from service workers only.
  }
}
