import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { isPushStale, peopleHere } from '~/web/core/device';
import { useSession } from '~/web/core/session';
import { isNewVersion, registerWorker, subscribeVersion } from '~/web/core/worker';
import { NewVersion } from './new-version';
import classes from './offline.module.css';

/**
 * Lets pages open without a network and keeps messages to this device coming, says so when this one has, and offers a new version.
 *
 * @param working somebody is in the middle of a station or a quiz: nothing is offered
 */
export function Offline({ working }: { working: boolean }) {
  const { kept = false, person } = useSession();
  const version = useSyncExternalStore(subscribeVersion, isNewVersion);
  useEffect(() => {
    if (!kept) registerWorker();
  }, [kept]);
  const me = kept ? null : (person?.id ?? null);
  useEffect(() => {
    if (me !== null && isPushStale(me))
      void import('~/web/core/save-push').then(
        ({ savePush }) => savePush(me),
        () => null,
      );
  }, [me]);
  // A person with cards on this device gets the notice of the cards instead.
  const told = person !== null && peopleHere().includes(person.id);
  return (
    <div role="status">
      {kept && !told && (
        <p className={`no-print ${classes.offline}`}>
          <FormattedMessage id="app.offline.visited" />
        </p>
      )}
      {version && !working && <NewVersion />}
    </div>
  );
}
