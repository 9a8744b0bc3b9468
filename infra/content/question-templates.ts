import type { Language } from '~/domain/accounts/contract';
import type { QuestionTemplate } from '~/domain/questions/authoring/contract';
import { questionTemplatesEn } from './question-templates.en';
import { questionTemplatesEs } from './question-templates.es';

/** What a new question can be begun from (spec 1 §3). Lines are plain text, a paragraph each; a line that begins with a tag is HTML. */
export const questionTemplates: Record<Language, QuestionTemplate[]> = {
  en: questionTemplatesEn,
  es: questionTemplatesEs,
};
