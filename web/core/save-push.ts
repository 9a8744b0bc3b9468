import { pushPage, type PushSettings } from '~/domain/accounts/push/contract';
import { runAction } from '~/web/live/client';
import { get } from '~/web/live/request';
import { notePushHere } from './device';
import { pushPermission, subscribePush } from './push';
import { workerReady } from './worker';

/**
 * Says to the server once more where this browser gets its messages: a session that has run out has taken the subscription with it, and
 * browsers renew theirs now and then. To be called for who turned them on here. Asks nobody anything.
 */
export async function savePush(personId: number): Promise<void> {
  if (pushPermission() !== 'granted') return notePushHere(null);
  try {
    const { public_key } = (await get(pushPage.path)) as PushSettings;
    const { here } = await runAction(pushPage, 'subscribe', {}, await subscribePush(await workerReady(), public_key));
    notePushHere(here ? personId : null);
  } catch {
    // The next page tries again.
    return;
  }
}
