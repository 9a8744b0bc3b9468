import { accountsRoom } from '../../accounts/room';
import { classesRoom } from '../../classes/room';
import { consultationsRoom } from '../../consultations/room';
import { discussionRoom } from '../../discussion/room';
import { eventsRoom } from '../../events/room';
import { flashcardsRoom } from '../../flashcards/room';
import type { Target } from '../../kit/target';
import { notebookRoom } from '../../notebook/room';
import { questionsRoom } from '../../questions/room';
import type { ReportedThing } from '../../reports/contract';

const all = [
  accountsRoom,
  classesRoom,
  consultationsRoom,
  discussionRoom,
  eventsRoom,
  flashcardsRoom,
  notebookRoom,
  questionsRoom,
].flatMap(({ moderated }) => moderated);

/** How each kind of thing is read, hidden and shown again: what the rooms declare. */
export const TARGETS = Object.fromEntries(all.map((target) => [target.kind, target])) as Record<ReportedThing, Target>;

/** SQL of things of every kind, joined to `target`, a row of `moderation_cases`. */
export const JOIN_TARGET = all.map(({ sql }) => sql.join).join('\n     ');
export const TARGET_TITLE = `coalesce(${all.map(({ sql }) => sql.title).join(', ')}, '')`;
export const TARGET_AUTHOR = `coalesce(${all.map(({ sql }) => sql.author).join(', ')})`;
