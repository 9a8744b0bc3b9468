import { FormattedDate, FormattedMessage } from 'react-intl';
import { useSession } from '../core/session';
import { keptAt } from '../core/visited';
import { serverNow } from '../live/server-time';

const dayOf = (at: number): string => new Date(at).toDateString();

/** Without a network: of when what a page shows is, if it is from the device. @param path what the page asked for */
export function AsOf({ path }: { path: string }) {
  const { kept } = useSession();
  const at = kept ? keptAt(path) : null;
  if (at === null) return null;
  const here = dayOf(at) === dayOf(serverNow());
  return (
    <FormattedMessage
      id="app.as-of"
      values={{ time: <FormattedDate value={at} timeStyle="short" dateStyle={here ? undefined : 'medium'} /> }}
    />
  );
}
