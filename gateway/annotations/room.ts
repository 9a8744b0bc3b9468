import type { FastifyInstance } from 'fastify';
import { notesPage, readAnnotation, saveAnnotation as saveCall } from '~/domain/annotations/contract';
import { findAnnotation } from '~/domain/annotations/find-annotation.query';
import { listNotes, type ListedNote } from '~/domain/annotations/list-notes.query';
import { requireAnnotatable } from '~/domain/annotations/may-annotate.query';
import { saveAnnotation } from '~/domain/annotations/save-annotation';
import { href } from '~/domain/kit/contract';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { guidePage, topicPage } from '~/domain/notebook/contract';
import { firstWords } from '~/domain/questions/first-words';
import { quizReview } from '~/domain/quizzes/contract';
import { stationEntry } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { sanitiseAnnotation } from '~/infra/html/annotation-html';
import type { Deps } from '~/infra/process/deps';
import { toPlainText } from '~/infra/html/sanitise';
import { bindCall, bindPage, type GatewayRoom } from '../bind';

/** Saves of one person in ten minutes: who types without a pause saves every second. */
export const SAVES = { points: 1_200, seconds: 600 };

function whereIs(note: ListedNote): string | null {
  if (note.entity_type === 'question')
    return note.quizlog_id === null
      ? null
      : href(quizReview, { quizlog_id: note.quizlog_id }, { question_id: note.entity_id });
  if (note.slug === null) return null;
  if (note.entity_type === 'guide') return href(guidePage, { slug: note.slug });
  return note.entity_type === 'topic'
    ? href(topicPage, { topic_slug: note.slug })
    : href(stationEntry, { base: baseOf(note.style ?? 1), slug: note.slug });
}

export function bindAnnotations(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const saves = app.limits.limiter('notes-person', SAVES.points, SAVES.seconds);

  bindCall(app, deps, readAnnotation, async ({ person, input }) => {
    await requireAnnotatable(read, person.id, input.entity_type, input.entity_id);
    const { text, revision } = await findAnnotation(read, person.id, input.entity_type, input.entity_id);
    return { text, revision };
  });

  bindCall(app, deps, saveCall, async ({ person, input }) => {
    await saves.take(person.id);
    const text = sanitiseAnnotation(input.text);
    const { entity_type: type, entity_id, writer, revision, base } = input;
    return deps.inTransaction((tx) =>
      saveAnnotation(tx, person.id, { type, entity_id, text, words: toPlainText(text), writer, revision, base }),
    );
  });

  bindPage(app, deps, notesPage, {
    async data({ person, query }) {
      const list = await listNotes(read, person.id, person.language, query);
      return {
        ...list,
        items: list.items.map((note) => ({
          entity_id: note.entity_id,
          entity_type: note.entity_type,
          title: note.entity_type === 'question' ? firstWords(note.title) : note.title,
          url: whereIs(note),
          ...safeTexts(note, 'text'),
          updated_at: note.updated_at.toISOString(),
        })),
      };
    },
    actions: {},
  });
}

export const annotationsRoom: GatewayRoom = { name: 'annotations', bind: bindAnnotations };
