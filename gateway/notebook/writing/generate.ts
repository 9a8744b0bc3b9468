import type { FastifyInstance } from 'fastify';
import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import type { Person } from '~/domain/kit/person';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { SECTION_TEXT_MAX, SECTION_TITLE_MAX } from '~/domain/notebook/section-body';
import { findEditor } from '~/domain/notebook/writing/find-editor.query';
import { saveProposal } from '~/domain/notebook/writing/proposals';
import { draftFailed, nothingToDraft } from '~/domain/notebook/writing/refusals';
import { type SummaryWriter, SummaryWriterError } from '~/domain/notebook/writing/summary-writer';
import { focusId, focusKey, specialtyKey } from '~/domain/questions/specialties';
import { summaryHtml } from '~/infra/ai/summary-html';
import { summaryWriter } from '~/infra/ai/writer';
import type { Deps } from '~/infra/process/deps';
import { requireWriter } from './require-writer';

/** Drafts for one person in an hour: each may cost money. */
const DRAFTS = { points: 20, seconds: 3_600 };

interface Asked {
  topic: { id: number; slug: string; name: string; specialty_id: number };
  language: Language;
  focus_id: number | undefined;
  submission_id: string;
}

/**
 * Generates a draft of a new section of a topic and saves it for the person who asked. No transaction is open during generation.
 * @param writerFor the writer; a test gives its own
 * @throws Problem not-allowed `may-not-write-notebook`; conflict `nothing-to-draft`; unavailable `summary-draft-failed`
 */
export function openGeneration(
  app: FastifyInstance,
  deps: Deps,
  writerFor: (deps: Deps) => SummaryWriter = ({ config }) => summaryWriter(config.ai),
) {
  const drafts = app.limits.limiter('notebook-drafts', DRAFTS.points, DRAFTS.seconds);

  return async (person: Person, { topic, language, focus_id, submission_id }: Asked) => {
    requireWriter(person);
    await drafts.take(person.id);
    const there = await findEditor(deps.read, person, 'topic', topic.id, {});
    try {
      const written = await writerFor(deps)({
        language,
        topic,
        specialty: specialtyKey(topic.specialty_id)!,
        focus: focus_id === undefined ? null : focusKey(focus_id),
        avoid: [...there.sections, ...there.drafts].map(({ title }) => title),
      });
      return await deps.inTransaction((tx) =>
        saveProposal(tx, person, {
          kind: 'topic',
          pageId: topic.id,
          sectionId: null,
          language,
          submissionId: submission_id,
          writtenBy: written.writer,
          body: {
            title: cutText(written.title, SECTION_TITLE_MAX),
            focus_id: focusId(written.focus),
            section_colour: 'teal',
            section_icon: 'book',
            text: bounded(summaryHtml(written)),
            sources: written.sources,
            html_version: SANITISER_VERSION,
          },
        }),
      );
    } catch (error) {
      if (!(error instanceof SummaryWriterError)) throw error;
      if (error.kind === 'nothing-left') throw nothingToDraft();
      deps.log.warn({ err: error }, 'no draft of a section was written');
      throw draftFailed();
    }
  };
}

/** A draft is never longer than what can be saved again. @throws SummaryWriterError */
function bounded(html: string): string {
  if (html.length > SECTION_TEXT_MAX) throw new SummaryWriterError('provider-nonsense', 'the draft is too long');
  return html;
}
