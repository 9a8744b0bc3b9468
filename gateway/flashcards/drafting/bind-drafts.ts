import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { draftCard, draftDecks } from '~/domain/flashcards/drafting/contract';
import type { Draft } from '~/domain/flashcards/drafting/draft';
import { draftDecksOf } from '~/domain/flashcards/drafting/drafts-deck';
import { draftOfItem } from '~/domain/flashcards/drafting/item-to-draft.query';
import { saveDraft } from '~/domain/flashcards/drafting/save-draft';
import { draftOfPassage } from '~/domain/flashcards/drafting/passage-to-draft.query';
import { draftOfQuestion } from '~/domain/flashcards/drafting/question-to-draft.query';
import type { Parsed } from '~/domain/kit/contract';
import { adviceOn } from '~/infra/ai/offline-advice';
import { toPlainText } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';
import { bindCall } from '../../bind';
import { sideAsHtml } from './draft-html';

/** Cards that one person may draft in a minute. */
const DRAFTS = { points: 60, seconds: 60 };

function draftOf({ read }: Deps, person: Person, input: Parsed<typeof draftCard>): Promise<Draft> {
  switch (input.source_kind) {
    case 'question':
      return draftOfQuestion(read, person, input, toPlainText);
    case 'checklist-item':
      return draftOfItem(read, person, input, adviceOn);
    case 'passage':
      return draftOfPassage(read, person, input, toPlainText);
  }
}

/** One press makes a card of a missed question, a missed item of a checklist or a marked passage. */
export function bindDrafts(app: FastifyInstance, deps: Deps): void {
  const drafts = app.limits.limiter('flashcard-drafts', DRAFTS.points, DRAFTS.seconds);

  bindCall(app, deps, draftDecks, ({ person }) => draftDecksOf(deps.read, person));

  bindCall(app, deps, draftCard, async ({ person, input }) => {
    await drafts.take(person.id);
    const { front, back, source } = await draftOf(deps, person, input);
    const card = { uuid: randomUUID(), front: sideAsHtml(front), back: sideAsHtml(back) };
    return deps.inTransaction((tx) => saveDraft(tx, person, source, card, input.deck_id));
  });
}
