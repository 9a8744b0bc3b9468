import { questionTemplate } from '~/domain/questions/authoring/contract';
import { BOXES_MAX, OPTIONS_MAX } from '~/domain/questions/authoring/contract';
import { hasTag, PACK_KEYS } from '~/domain/questions/authoring/packs';
import { safeLink } from '~/domain/kit/html/safe-link';
import { sanitise } from '../html/sanitise';
import { questionTemplates } from './question-templates';

describe('question templates', () => {
  const all = Object.values(questionTemplates).flat();

  it('are the same in both languages', () => {
    const shape = (language: 'en' | 'es') =>
      questionTemplates[language].map(({ key, free_text_format, admin_tag, answers, question_text_template }) => [
        key,
        free_text_format,
        admin_tag,
        answers.length,
        question_text_template.length,
      ]);
    expect(shape('es')).toEqual(shape('en'));
    expect(new Set(questionTemplates.en.map(({ key }) => key)).size).toBe(8);
  });

  // rules: 1.3.29
  it.each(all.map((one) => [one.name, one] as const))('%s can be taken as it is', (_name, template) => {
    expect(questionTemplate.parse(template)).toEqual(template);
    for (const line of [...template.question_text_template, ...template.explanation_text_template]) {
      // What is HTML comes through the sanitiser as it is; all else is plain text.
      if (line.startsWith('<')) expect(sanitise(line)).toBe(line);
      else expect(line).not.toMatch(/[<>&]/);
    }
    expect(template.answers.length).toBeLessThanOrEqual(template.free_text_format ? BOXES_MAX : OPTIONS_MAX);
    if (template.admin_tag) expect(PACK_KEYS.some((pack) => hasTag(pack, template.admin_tag))).toBe(true);
    expect(safeLink(template.further_reading_text_template)).toBe(template.further_reading_text_template);
  });
});
