import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { nameAsBegun } from '~/domain/stations/as-begun.query';
import type { Section } from '~/domain/stations/marking';
import { baseOf } from '~/domain/stations/styles';
import { summary } from '~/domain/stations/summary-contract';
import { type Draft, TITLE_MOST } from './draft';
import { type Advice, partOfItem, sidesOfItem } from './draft-item';
import { draftSourceNotFound } from './refusals';
import { PARTICIPANTS, RESULTS, STATIONS } from '~/domain/stations/views';

interface Row {
  station_id: number;
  style: number;
  language: Language;
  name: string;
  sections: Section[];
  ticked: number[];
}

/** Only of submitted attempts is there a row; those who were there read its summary, too. */
const attended = statement<Row, [attempt: number, person: number]>(
  'flashcards.attempt-to-draft',
  `SELECT a.station_id, s.style, s.language, ${nameAsBegun('s', 'a.station_revision')} AS name, a.sections, a.ticked
     FROM ${RESULTS} a
     JOIN ${PARTICIPANTS} p ON p.attempt_id = a.id AND p.account_id = $2::int
     JOIN ${STATIONS} s ON s.id = a.station_id
    WHERE a.id = $1::int`,
);

/**
 * A card about an item that was missed in a submitted attempt.
 * @throws Problem not-found `draft-source-not-found`, also for an attempt of others and an item that was ticked
 */
export async function draftOfItem(
  read: Reader,
  person: Person,
  at: { quizlog_id: number; section: number; item: number },
  advise: (title: string, language: Language) => Advice | null,
): Promise<Draft> {
  const row = await read.sql.one(attended, [at.quizlog_id, person.id]);
  const section = row?.sections[at.section];
  const item = section?.items[at.item];
  if (!row || !section || !item || row.ticked.includes(item.id)) throw draftSourceNotFound();
  const { language } = row;
  return {
    ...sidesOfItem({ station: row.name, section, item: at.item, language }, advise(item.title, language)),
    language,
    source: {
      kind: 'checklist-item',
      id: row.station_id,
      part: partOfItem(section.title, item.title),
      address: href(summary, { base: baseOf(row.style), quizlog_id: at.quizlog_id }),
      title: cutText(row.name, TITLE_MOST),
    },
  };
}
