import type { Person } from '../accounts/person';
import type { Output } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { stationNotEditable } from '../stations/authoring/refusals';
import { mayEditStation } from '../stations/policy';
import { STATIONS } from '../stations/views';
import { PEOPLE_AT_LEAST, QUESTIONS_SHOWN, type talksOfStation } from './authors-contract';

const owner = statement<{ owner_id: number | null }, [number]>(
  'consultations.owner-of-station',
  `SELECT owner_id FROM ${STATIONS} station WHERE id = $1 AND deleted_at IS NULL`,
);
const overruled = statement<{ item_id: number; done: number; not_done: number }, [number, number]>(
  'consultations.overruled-of-station',
  `SELECT m.item_id, count(DISTINCT c.account_id) FILTER (WHERE m.ticked)::int AS done,
          count(DISTINCT c.account_id) FILTER (WHERE NOT m.ticked)::int AS not_done
     FROM consultations c JOIN consultation_marks m ON m.consultation_id = c.id
    WHERE c.station_id = $1 AND c.state = 'submitted' AND m.ticked <> m.proposed
    GROUP BY m.item_id HAVING count(DISTINCT c.account_id) >= $2 ORDER BY m.item_id`,
);
// The same words in other letters are the same question.
const asked = statement<{ asked: string; people: number }, [number, number, number]>(
  'consultations.asked-of-station',
  `SELECT min(t.asked) AS asked, count(DISTINCT c.account_id)::int AS people
     FROM consultations c JOIN consultation_turns t ON t.consultation_id = c.id
    WHERE c.station_id = $1 AND c.state = 'submitted' AND t.state = 'said' AND t.revealed = '{}'
    GROUP BY trim(regexp_replace(lower(t.asked), '[^[:alnum:]]+', ' ', 'g'))
   HAVING count(DISTINCT c.account_id) >= $2 ORDER BY people DESC, asked LIMIT $3`,
);

/** @throws Problem not-found `station-not-found`, also for what is somebody else's */
export async function talksOf(read: Reader, person: Person, stationId: number): Promise<Output<typeof talksOfStation>> {
  const station = await read.sql.one(owner, [stationId]);
  if (!station || !mayEditStation(person, station)) throw stationNotEditable();
  const [items, questions] = await Promise.all([
    read.sql.all(overruled, [stationId, PEOPLE_AT_LEAST]),
    read.sql.all(asked, [stationId, PEOPLE_AT_LEAST, QUESTIONS_SHOWN]),
  ]);
  return { overruled: items, asked: questions };
}
