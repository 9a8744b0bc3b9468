import { useSession } from '~/web/core/session';
import { Arrival } from './arrival';
import { Dashboard } from './dashboard';

/** The start page: what this is, for who is new; quick ways, for who is back. */
export function HomePage() {
  const { person, group } = useSession();
  return person ? <Dashboard person={person} group={group} /> : <Arrival />;
}
