import { useSyncExternalStore } from 'react';
import { useSession } from '~/web/core/session';
import { Slot } from '~/web/core/slot';
import { isFollowing, subscribeFollowing } from '~/web/parts/audio-pairing/following';
import { useAtRest } from '~/web/ui/use-at-rest';
import { Arrival } from './arrival';
import { Dashboard } from './dashboard';

/**
 * The start page: what this is, for who is new; quick ways, for who is back. What other rooms add below, promotions, is not there in a
 * group, nor from the search for a partner on until all of it is said and done: the call may begin at any moment.
 */
export function HomePage() {
  const { person, group } = useSession();
  const following = useSyncExternalStore(subscribeFollowing, isFollowing);
  const rests = useAtRest();
  const offers = rests && !group && !following && <Slot name="home" given={{}} />;
  if (!person) return <Arrival offers={offers} />;
  return (
    <>
      <Dashboard person={person} group={group} />
      {offers}
    </>
  );
}
