import { prepareSound } from '~/web/ui/sound/tones';

/** Call within a press of a button: sound and notification of a match must be allowed by one. */
export function prepareCue(): void {
  prepareSound();
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    void Notification.requestPermission().catch(() => undefined);
}

/**
 * Notifies a person who looks at something else; a press brings them here.
 * @param tag of its subject: a push message with the same tag replaces it (`domain/audio-pairing/push.ts`)
 */
export function notify(title: string, body: string, tag: string): void {
  if (
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted' ||
    document.visibilityState === 'visible'
  )
    return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones offer notifications from service workers only.
  }
}
