import type { Person } from '~/domain/accounts/person';
import type { SentPageData } from '~/domain/kit/contract';
import { BINS } from '~/domain/kit/leitner';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { learnerSettings } from '../memory/learner.query';
import { mayReview } from '../policy';
import { decksCreatedBy } from '../profile/lists';
import type { Packs } from '../review/find-setup.query';
import { dueOnDays, findOwnCards } from '../review/own-cards.query';
import type { flashcardHome } from './contract';
import { countToday, newForToday } from './today-review';

const WEEK = 7;
/** Own decks, and packs, that are listed. */
const LISTED = 4;

interface KnownRow {
  deck_id: number;
  bin: number;
  known: number;
  due: number;
  next_due_at: Date | null;
}
const knownCards = statement<KnownRow, [person: number, now: Date]>(
  'flashcards.known-by-deck-and-bin',
  `SELECT card.deck_id, known.leitner_bin AS bin, count(*)::int AS known,
          count(*) FILTER (WHERE greatest(known.due_at, mark.buried_until) <= $2::timestamptz AND mark.suspended IS NOT TRUE)::int AS due,
          min(greatest(known.due_at, mark.buried_until)) FILTER (WHERE greatest(known.due_at, mark.buried_until) > $2::timestamptz AND mark.suspended IS NOT TRUE) AS next_due_at
     FROM flashcard_states known
    CROSS JOIN LATERAL (SELECT * FROM flashcards WHERE id = known.flashcard_id OFFSET 0) card
     JOIN decks deck ON deck.id = card.deck_id
     LEFT JOIN flashcard_marks mark ON mark.account_id = $1::int AND mark.flashcard_id = known.flashcard_id
    WHERE known.account_id = $1::int AND card.deleted_at IS NULL AND ${mayReview('deck', '$1::int')}
    GROUP BY 1, 2`,
);

/** The cards to review now, those of the coming days, and the decks and packs. */
export async function findFlashcardHome(
  read: Reader,
  person: Person,
  { packs }: Packs,
): Promise<SentPageData<typeof flashcardHome>> {
  const settings = await learnerSettings(read, person.id);
  const { timeZone } = settings;
  const today = await countToday(read, person.id, settings);
  const [own, week, rows, newest] = await Promise.all([
    findOwnCards(read, person.id),
    dueOnDays(read, person.id, timeZone, WEEK),
    read.sql.all(knownCards, [person.id, read.clock.now()]),
    read.sql.all(decksCreatedBy, [person.id, LISTED, 0]),
  ]);
  const begun = [...new Set(rows.map(({ deck_id }) => deck_id))];
  const fresh = await newForToday(read, person.id, today.mayBegin, begun);
  const sum = (of: readonly KnownRow[], what: 'known' | 'due') => of.reduce((all, one) => all + one[what], 0);
  const listed = ({
    id,
    deck_name,
    deck_colour,
    deck_icon,
    cards,
  }: Packs['packs'][number] | (typeof newest)[number]) => {
    const here = rows.filter(({ deck_id }) => deck_id === id);
    return { id, deck_name, deck_colour, deck_icon, cards, known: sum(here, 'known'), due: sum(here, 'due') };
  };
  const next = Math.min(...rows.flatMap(({ next_due_at }) => next_due_at?.getTime() ?? []));
  return {
    ...own,
    due: today.due,
    held: today.held,
    fresh: fresh.length,
    next_due_at: Number.isFinite(next) ? new Date(next).toISOString() : null,
    week,
    bins: BINS.map((wanted) =>
      sum(
        rows.filter(({ bin }) => bin === wanted),
        'known',
      ),
    ),
    newest: newest.map(listed),
    packs: packs
      .filter(({ kind }) => kind === 'pack')
      .map((pack) => ({ ...listed(pack), foreign: pack.language !== person.language }))
      .sort(
        (one, other) => other.due - one.due || other.known - one.known || Number(one.foreign) - Number(other.foreign),
      )
      .slice(0, LISTED)
      .map(({ foreign: _, ...pack }) => pack),
  };
}
