import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Language } from '../kit/person';
import { STATIONS } from '../stations/views';
import { PEOPLE } from '../accounts/views';

const invited = statement<{ station: string; language: Language; host: string }, [string]>(
  'group.preview-invitation',
  `SELECT station.name AS station, station.language, host.display_name AS host
     FROM group_sessions session
     JOIN ${STATIONS} station ON station.id = session.station_id
     JOIN ${PEOPLE} host ON host.id = session.host_id
    WHERE session.pin = $1 AND session.state <> 'ended'`,
);
const WORDS: Record<Language, (host: string) => string> = {
  en: (host) => `${host} invites you to practise this station together.`,
  es: (host) => `${host} te invita a practicar esta estación en grupo.`,
};

/** What a shared invitation shows before it is opened: the station and who hosts. Null if the group is over. */
export async function previewInvitation(read: Reader, pin: string) {
  const group = await read.sql.one(invited, [pin]);
  return (
    group && { title: group.station, description: WORDS[group.language](group.host), picture: 'invitation' as const }
  );
}
