import { useIntl } from 'react-intl';
import type { Language } from '~/domain/accounts/contract';
import { CONCEPTS } from '~/domain/consultations/engine/words/clinical-words';
import { INTENTS } from '~/domain/stations/patient-facts';

const KINDS = new Set(['symptom', 'drug', 'condition', 'habit', 'history', 'body', 'aspect', 'communication', 'test']);

/** What keys of intents and clinical concepts are called, and what a name stands for. A free word is its own name. */
export function useAnswerNames(language: Language) {
  const { formatMessage: say } = useIntl();
  const intents = new Map<string, string>(INTENTS.map((key) => [`#${key}`, say({ id: `stations.intent.${key}` })]));
  const names = new Map<string, string>(intents);
  for (const { key, kind, [language]: terms } of CONCEPTS)
    if (KINDS.has(kind) && !names.has(`#${key}`)) names.set(`#${key}`, terms[0]!);
  const keys = new Map([...names].map(([key, name]) => [name.toLowerCase(), key]));
  return {
    suggestions: [...new Set(names.values())],
    nameOf: (answer: string) => names.get(answer) ?? answer.replace(/^#/, ''),
    keyOf: (name: string) => keys.get(name.trim().toLowerCase()) ?? name.trim(),
  };
}
export type AnswerNames = ReturnType<typeof useAnswerNames>;
