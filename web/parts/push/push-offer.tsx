import { Suspense } from 'react';
import type { PushKind } from '~/domain/kit/push-kinds';
import { hasPushHere } from '~/web/core/device';
import { pushPermission } from '~/web/core/push';
import { useSession } from '~/web/core/session';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';
import { isOfferDeclined } from './declined';

const Offer = lazily(withWords('push', async () => (await import('./offer')).Offer));

/**
 * Offers messages to this device if somebody begins to wait for something. Nothing is shown, and nothing fetched, if they come
 * already, were refused or declined, or cannot come.
 */
export function PushOffer({ kind }: { kind: Exclude<PushKind, 'group'> }) {
  const { person, kept = false } = useSession();
  if (!person || person.guest || kept || hasPushHere(person.id) || isOfferDeclined()) return null;
  if (pushPermission() === 'no' || pushPermission() === 'denied') return null;
  return (
    <Suspense fallback={null}>
      <Offer key={person.id} kind={kind} me={person.id} />
    </Suspense>
  );
}
