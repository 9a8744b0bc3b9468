import { useSession } from '~/web/core/session';
import { Slot } from '~/web/core/slot';
import { useAtRest } from '~/web/ui/use-at-rest';
import { Arrival } from './arrival';
import { Dashboard } from './dashboard';

/** The start page: what this is, for who is new; quick ways, for who is back. */
export function HomePage() {
  const { person, group } = useSession();
  const rests = useAtRest();
  return (
    <>
      {person ? <Dashboard person={person} group={group} /> : <Arrival />}
      {rests && !group && <Slot name="home" given={{}} />}
    </>
  );
}
