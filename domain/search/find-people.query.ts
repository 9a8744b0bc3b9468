import type { Language } from '../accounts/contract';
import { PEOPLE } from '../accounts/views';
import { classPage, tutorClassPage } from '../classes/contract';
import { CLASSES, CLASS_MEMBERS } from '../classes/views';
import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { roundKudos } from '../kudos/contract';
import { mayThank } from '../kudos/may-thank.query';
import type { Found, SeenAs } from './contract';
import { wordsOf } from './query-words';
import { BLOCKS } from '~/domain/audio-pairing/views';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';
import { PARTICIPANTS, RESULTS, STATIONS } from '~/domain/stations/views';

/** Letters of a name from which on it is looked for, and words that a name may have. */
const NAME_FROM = 2;
const NAME_WORDS_MAX = 4;

interface Row {
  id: number;
  name: string;
  seen_as: SeenAs;
  /** Of the class, or of the result of the round. */
  place_id: number;
  place_name: string;
}

const OPEN = 'class.closed_at IS NULL AND class.hidden_at IS NULL';
/**
 * SQL: whom a person sees on a page of the product, and on which: a tutor the members of their classes, a member the tutor, and people of
 * a round each other. Members of a class do not see each other.
 */
const SEEN = `
  SELECT member.account_id, 'member' AS seen_as, class.id AS place_id, class.name AS place_name
    FROM ${CLASSES} class JOIN ${CLASS_MEMBERS} member ON member.class_id = class.id WHERE class.tutor_id = $1::int AND ${OPEN}
  UNION ALL
  SELECT class.tutor_id, 'tutor', class.id, class.name
    FROM ${CLASS_MEMBERS} own JOIN ${CLASSES} class ON class.id = own.class_id WHERE own.account_id = $1::int AND ${OPEN}
  UNION ALL
  SELECT other.account_id, 'partner', result.id, station.name
    FROM ${PARTICIPANTS} own
    JOIN ${PARTICIPANTS} other ON other.attempt_id = own.attempt_id
    JOIN ${RESULTS} result ON result.id = own.attempt_id
    JOIN ${GROUP_SESSIONS} practice ON practice.id = result.group_session_id
    JOIN ${STATIONS} station ON station.id = result.station_id
   WHERE own.account_id = $1::int AND ${mayThank('result', 'own', 'other')}`;

const findNamed = statement<Row, [person: number, beginning: string, limit: number]>(
  'search.people',
  `SELECT * FROM (
     SELECT DISTINCT ON (account.id) account.id, account.display_name AS name, seen.seen_as, seen.place_id, seen.place_name
       FROM (${SEEN}) seen JOIN ${PEOPLE} account ON account.id = seen.account_id
      WHERE account.id <> $1::int AND NOT account.guest AND account.erase_at IS NULL
        AND position(' ' || $2 IN ' ' || lower(unaccent(account.display_name))) > 0
        AND NOT EXISTS (SELECT FROM ${BLOCKS} block WHERE block.blocker_id = account.id AND block.blocked_id = $1::int OR block.blocker_id = $1::int AND block.blocked_id = account.id)
      ORDER BY account.id, array_position(ARRAY['member', 'tutor', 'partner'], seen.seen_as), seen.place_id DESC) named
    ORDER BY lower(name), id LIMIT $3`,
);

const urlOf = ({ seen_as, place_id }: Row): string => {
  if (seen_as === 'member') return href(tutorClassPage, { class_id: place_id });
  if (seen_as === 'tutor') return href(classPage, { class_id: place_id });
  return href(roundKudos, { quizlog_id: place_id });
};

/**
 * People by the beginning of their name, or of a part of it: only those whom the person sees on a page of the product anyway, which is
 * where each leads. Nobody without an account or whose account is being deleted, and nobody with a block between.
 */
export async function findPeople(
  read: Reader,
  person: { id: number; language: Language },
  q: string,
  limit: number,
): Promise<{ items: Found[]; more: boolean }> {
  const words = wordsOf(q);
  const beginning = words.join(' ');
  if (beginning.length < NAME_FROM || words.length > NAME_WORDS_MAX) return { items: [], more: false };
  const rows = await read.sql.all(findNamed, [person.id, beginning, limit + 1]);
  const items = rows.slice(0, limit).map((row) => ({
    kind: 'person' as const,
    id: row.id,
    title: [{ text: row.name, hit: false }],
    snippet: [],
    language: person.language,
    belongs_to: row.place_name,
    seen_as: row.seen_as,
    url: urlOf(row),
  }));
  return { items, more: rows.length > limit };
}
