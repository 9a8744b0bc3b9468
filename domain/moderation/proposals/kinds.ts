import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { mayReviewCards } from '../../flashcards/moderating/reviewer.query';
import { undoOfCard } from '../../flashcards/moderating/undo-decision';
import { statement, type Statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import { mayReviewTexts } from '../../notebook/writing/reviewer.query';
import { undoOfText } from '../../notebook/writing/undo-decision';
import { mayReview } from '../../questions/proposals/reviewer.query';
import { undoOfQuestion } from '../../questions/proposals/undo';
import { undoOfApplication } from '../applications/undo';
import type { Proposed, ProposedKind } from '../../proposals/contract';
import { notReviewed } from '../../proposals/refusals';

interface Found {
  author_id: number | null;
  state: string;
}

interface Kind {
  readonly find: Statement<Found, [number]>;
  mayReview(read: Pick<Reader, 'sql'>, person: Person): Promise<boolean>;
  /** @param revision of the thing behind a publication; null where the proposal was sent back */
  undo(tx: Transaction, person: Person, entityId: number, revision: number | null): Promise<void>;
}

export const KINDS: Record<ProposedKind, Kind> = {
  question: {
    find: statement(
      'moderation.proposed-question',
      `SELECT proposal.author_id, proposal.state FROM question_proposals proposal JOIN questions question ON question.id = proposal.question_id AND question.deleted_at IS NULL
        WHERE proposal.id = $1::int`,
    ),
    mayReview,
    undo: undoOfQuestion,
  },
  flashcard: {
    find: statement('moderation.proposed-card', 'SELECT author_id, state FROM card_proposals WHERE card_id = $1::int'),
    mayReview: mayReviewCards,
    undo: undoOfCard,
  },
  text: {
    find: statement('moderation.proposed-text', 'SELECT author_id, state FROM notebook_proposals WHERE id = $1::int'),
    mayReview: mayReviewTexts,
    undo: (tx, _person, entityId, revision) => undoOfText(tx, entityId, revision),
  },
  application: {
    find: statement(
      'moderation.application-as-proposed',
      `SELECT account_id AS author_id, CASE state WHEN 'accepted' THEN 'published' WHEN 'refused' THEN 'returned' ELSE state END AS state FROM author_applications
        WHERE id = $1::int`,
    ),
    mayReview: (_read, person) => Promise.resolve(mayModerate(person)),
    undo: undoOfApplication,
  },
};

/** What nobody but its author reads. */
const PRIVATE = ['draft', 'withdrawn', 'discarded'];

/** A proposal that a person may decide on, now or once. @throws Problem not-found `proposal-not-reviewed` */
export async function requireReviewed(
  read: Pick<Reader, 'sql'>,
  person: Person,
  { kind, entity_id }: Proposed,
): Promise<Found> {
  const found = await read.sql.one(KINDS[kind].find, [entity_id]);
  if (!found || found.author_id === person.id || PRIVATE.includes(found.state)) throw notReviewed();
  if (!(await KINDS[kind].mayReview(read, person))) throw notReviewed();
  return found;
}

/** Whether a person decides on a proposal, now or once. */
export const mayWatchReview = (read: Pick<Reader, 'sql'>, person: Person, proposed: Proposed): Promise<boolean> =>
  requireReviewed(read, person, proposed).then(
    () => true,
    () => false,
  );
