import { z } from 'zod';
import type { QuestionTemplate } from '~/domain/questions/authoring/contract';
import { inEachLanguage } from './in-each-language';

const label = z.string().trim().min(1).max(80);

/** What a new question can be begun from (spec 1 §3), as `question-templates/<language>.yaml` says it. */
export const questionTemplatesFile = z.array(
  z
    .strictObject({
      key: z.string().regex(/^[a-z-]+$/),
      name: label,
      category: label,
      /** So many options without a text; or the labels of the boxes of a question with free text. */
      options: z.number().int().min(2).max(10).optional(),
      boxes: z.array(label).min(1).optional(),
      /** The tag of the pack that it belongs to. */
      admin_tag: z.string().optional(),
      /** Plain text, a paragraph each. A line that begins with a tag is HTML. */
      question: z.array(z.string().min(1)).min(1),
      explanation: z.array(z.string().min(1)).min(1),
      further_reading: z.url().optional(),
    })
    .refine(({ options, boxes }) => (options === undefined) !== (boxes === undefined), {
      message: 'either options or boxes',
      path: ['options'],
    }),
);

function inContract(template: z.output<typeof questionTemplatesFile>[number]): QuestionTemplate {
  const { key, name, category, boxes, options = 0, question, explanation } = template;
  return {
    key,
    name,
    category,
    free_text_format: boxes !== undefined,
    admin_tag: template.admin_tag ?? '',
    answers: (boxes ?? Array<string>(options).fill('')).map((text) => ({ label: text })),
    question_text_template: question,
    explanation_text_template: explanation,
    further_reading_text_template: template.further_reading ?? '',
  };
}

/** By language. Read when the module is loaded, so that a process with broken content does not start. */
export const questionTemplates = inEachLanguage('question-templates', questionTemplatesFile, (templates) =>
  templates.map(inContract),
);
