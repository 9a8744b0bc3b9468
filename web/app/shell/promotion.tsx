import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { STATION_BASES } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { isFollowing, subscribeFollowing } from '~/web/parts/audio-pairing/following';
import { words } from '~/web/features/promotions/words';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { useAtRest } from '~/web/ui/use-at-rest';

const SlideIn = lazily(
  withWords(words, async () => (await import('~/web/features/promotions/slide-in')).SlideIn),
  { unasked: true },
);

/** Pages on which somebody looks around: nothing slides in beside a quiz, a station or writing. */
const LOOKING_AROUND = new RegExp(
  `^/(?:(?:${STATION_BASES.join('|')})/(?:launchpad/|geeky-ai/)?|profile/|flashcards/|notebook/|search/)?$`,
);

/** A promotion that slides in, once the page is at rest; not in a group, nor while a partner is searched for or spoken with. */
export function Promotion() {
  const { pathname } = useLocation();
  const { group, kept } = useSession();
  const following = useSyncExternalStore(subscribeFollowing, isFollowing);
  const rests = useAtRest();
  const wanted = rests && !group && !kept && !following && LOOKING_AROUND.test(pathname);
  return <OnceWanted wanted={wanted}>{wanted && <SlideIn />}</OnceWanted>;
}
