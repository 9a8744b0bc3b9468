import { classTarget } from './class';
import { commentTarget } from './comment';
import { eventTarget } from './event';
import { flashcardTarget } from './flashcard';
import { deckTarget } from './deck';
import type { TargetKind } from './kinds';
import { guideTarget, topicTarget } from './notebook-page';
import { personTarget } from './person';
import { questionTarget } from './question';
import { sectionTarget } from './section';
import { stationTarget } from './station';
import type { Target } from './target';

/** How each kind of thing is read, hidden and shown again. */
export const TARGETS: Record<TargetKind, Target> = {
  question: questionTarget,
  flashcard: flashcardTarget,
  comment: commentTarget,
  station: stationTarget,
  topic: topicTarget,
  guide: guideTarget,
  section: sectionTarget,
  deck: deckTarget,
  person: personTarget,
  event: eventTarget,
  class: classTarget,
};

const all = Object.values(TARGETS).map(({ sql }) => sql);
/** SQL of things of every kind, joined to `target`, a row of `moderation_cases`. */
export const JOIN_TARGET = all.map(({ join }) => join).join('\n     ');
export const TARGET_TITLE = `coalesce(${all.map(({ title }) => title).join(', ')}, '')`;
export const TARGET_AUTHOR = `coalesce(${all.map(({ author }) => author).join(', ')})`;
