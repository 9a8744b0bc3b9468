import type { Language } from '~/domain/accounts/contract';
import { templateNotFound } from '~/domain/stations/authoring/refusals';
import { inEachLanguage } from '../in-each-language';
import { stationTemplatesFile, type TextKind } from './template';

/** By language. Read when the module is loaded, so that a process with broken content does not start. */
export const stationTemplates = inEachLanguage('station-templates', stationTemplatesFile, (templates) => templates);

const named = (all: readonly { key: string; name: string }[]) => all.map(({ key, name }) => ({ key, name }));

/** The names that can be chosen from. */
export function templateNames(language: Language) {
  const { checklist, candidate_instructions, patient_instructions, examiner_instructions, walkthrough } =
    stationTemplates[language];
  return {
    checklist: named(checklist),
    candidate_instructions: named(candidate_instructions),
    patient_instructions: named(patient_instructions),
    examiner_instructions: named(examiner_instructions),
    walkthrough: named(walkthrough),
  };
}

/**
 * A checklist template as it is answered (spec 3 §7); nothing if none is chosen.
 * @throws Problem not-found `template-not-found`
 */
export function checklistTemplate(language: Language, key: string): Record<string, string | string[]> {
  if (key === '') return {};
  const template = stationTemplates[language].checklist.find((one) => one.key === key);
  if (!template) throw templateNotFound();
  return { category: template.category, ...template.sections };
}

/** A text template; empty if none is chosen. @throws Problem not-found `template-not-found` */
export function textTemplate(language: Language, kind: TextKind, key: string): string {
  if (key === '') return '';
  const template = stationTemplates[language][kind].find((one) => one.key === key);
  if (!template) throw templateNotFound();
  return template.content;
}
