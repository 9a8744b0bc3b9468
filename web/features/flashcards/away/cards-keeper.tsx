import { IconCloudOff, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { href } from '~/domain/kit/contract';
import { type Person, useSession } from '~/web/core/session';
import { registerWorker } from '~/web/core/worker';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/toast';
import { reviewsOf, runReviews } from '../review/review-queue';
import { keeper } from './keeping';
import classes from './cards-keeper.module.css';

/** Pages that say themselves what waits. */
const SAYS_ITSELF = /^\/flashcards\/(?:review\/\d+|away)\//;

/** Keeps the cards that are due soon on this device, sends waiting answers from any page, and says that they wait. */
export function CardsKeeper() {
  const { person } = useSession();
  return person && <Keeper person={person} />;
}

function Keeper({ person }: { person: Person }) {
  const { formatMessage: say } = useIntl();
  const { pathname } = useLocation();
  const { kept = false } = useSession();
  const queue = reviewsOf(person.id);
  const { waiting, connection } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const nothingWaits = waiting.length === 0;

  useEffect(() => runReviews(person.id), [person.id]);
  useEffect(
    () =>
      queue.onRefused((refused) =>
        showToast(say({ id: 'flashcards.away.refused' }, { count: refused.length }), { tone: 'failure', stays: true }),
      ),
    [queue, say],
  );
  // When the answers have gone, the list of what is due has changed.
  useEffect(() => {
    if (kept || !nothingWaits) return;
    void keeper.keep(person.id);
    registerWorker();
  }, [person.id, kept, nothingWaits]);

  const away = kept && !SAYS_ITSELF.test(pathname);
  const shown = !nothingWaits && connection !== 'online' && !SAYS_ITSELF.test(pathname);
  return (
    <div role="status">
      {away && (
        <div className={`no-print ${classes.banner}`}>
          <IconCloudOff size={20} aria-hidden />
          <p className={classes.words}>
            <FormattedMessage id="flashcards.away.opened" />
          </p>
          <Link to={href(cardsAway)} className={classes.way}>
            <FormattedMessage id="flashcards.away.open" />
          </Link>
        </div>
      )}
      {shown && (
        <div className={`no-print ${classes.banner}`}>
          <IconDeviceMobile size={20} aria-hidden />
          <p className={classes.words}>
            <FormattedMessage id="flashcards.away.waiting" values={{ count: waiting.length }} />
          </p>
          <Button variant="default" size="small" onClick={queue.retry}>
            <FormattedMessage id="flashcards.away.send" />
          </Button>
        </div>
      )}
    </div>
  );
}
