import { safeLink } from '~/domain/kit/html/safe-link';
import type { QuestionTemplate } from '~/domain/questions/authoring/contract';
import { FREE_TEXT, MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { PACK_KEYS } from '~/domain/questions/authoring/packs';
import { emptyAnswer, packOf, rowsMax, type Sheet } from './sheet';

/** What an import asks of an editor. */
export interface Editor {
  isReady(): boolean;
}

/** Why a template cannot be imported (spec 1 §8); named `questions.write.template.error.<reason>`. */
export type TemplateRefusal =
  | 'template-not-found'
  | 'question-editor-not-ready'
  | 'explanation-editor-not-ready'
  | 'editors-not-initialised';

/** @returns null when it can be */
export function refusalOf(
  template: QuestionTemplate | undefined,
  question: Editor | null,
  explanation: Editor | null,
): TemplateRefusal | null {
  if (!template) return 'template-not-found';
  if (!question && !explanation) return 'editors-not-initialised';
  if (!question?.isReady()) return 'question-editor-not-ready';
  if (!explanation?.isReady()) return 'explanation-editor-not-ready';
  return null;
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Lines that are HTML stay as they are; of any other a paragraph is made. */
export const htmlOf = (lines: readonly string[]): string =>
  lines.map((line) => (/^\s*</.test(line) ? line : line.trim() === '' ? '' : `<p>${escape(line)}</p>`)).join('');

const wordsOf = (html: string): string => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/gi, '');

/** Whether an import would take the place of something written. */
export const hasText = (sheet: Sheet): boolean =>
  wordsOf(sheet.question_text) !== '' ||
  wordsOf(sheet.explanation_text) !== '' ||
  sheet.answers.some(({ answer_text, answer_label }) => answer_text.trim() !== '' || answer_label.trim() !== '');

/** What a template brings to the form beside the texts of the two editors. */
export function fromTemplate(template: QuestionTemplate, sheet: Sheet, mayTag: boolean): Partial<Sheet> {
  const question_type = template.free_text_format ? FREE_TEXT : MULTIPLE_CHOICE;
  const rows = template.answers
    .slice(0, rowsMax(question_type))
    .map(({ label }) => ({ ...emptyAnswer(), answer_label: label }));
  const pack = mayTag && template.admin_tag ? packOf(template.admin_tag, PACK_KEYS) : undefined;
  const link = safeLink(template.further_reading_text_template);
  return {
    question_text: htmlOf(template.question_text_template),
    explanation_text: htmlOf(template.explanation_text_template),
    question_type,
    ...(rows.length > 0 ? { answers: rows, aside: [] } : {}),
    ...(link ? { further_reading: link } : {}),
    ...(pack
      ? {
          packs: [...new Set([...sheet.packs, pack])],
          admin_tags: {
            ...sheet.admin_tags,
            [pack]: [...new Set([...(sheet.admin_tags[pack] ?? []), template.admin_tag])],
          },
        }
      : {}),
  };
}
