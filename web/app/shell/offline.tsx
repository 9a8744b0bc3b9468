import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { peopleHere } from '~/web/core/device';
import { useSession } from '~/web/core/session';
import { isNewVersion, registerWorker, subscribeVersion } from '~/web/core/worker';
import { NewVersion } from './new-version';
import classes from './offline.module.css';

/**
 * Lets pages open without a network, says so when this one has, and offers a new version.
 *
 * @param working somebody is in the middle of a station or a quiz: nothing is offered
 */
export function Offline({ working }: { working: boolean }) {
  const { kept = false, person } = useSession();
  const version = useSyncExternalStore(subscribeVersion, isNewVersion);
  useEffect(() => {
    if (!kept) registerWorker();
  }, [kept]);
  // Who has cards here is told by them.
  const told = person !== null && peopleHere().includes(person.id);
  return (
    <div role="status">
      {kept && !told && (
        <p className={classes.offline}>
          <FormattedMessage id="app.offline.visited" />
        </p>
      )}
      {version && !working && <NewVersion />}
    </div>
  );
}
