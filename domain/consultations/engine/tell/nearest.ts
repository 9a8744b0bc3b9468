/** What a patient who did not understand offers instead: what was spoken of, and never what waits for a question. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';

/** How a patient names a matter. */
const NAMES: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    '#headache': 'the headache',
    '#bleeding': 'the bleeding',
    '#diarrhoea': 'the diarrhoea',
    '#spinning': 'the spinning',
    '#dizzy': 'the dizziness',
    '#fall': 'the fall',
    '#breathless': 'my breathing',
    '#cough': 'the cough',
    '#fever': 'the temperature',
    '#nausea': 'the sickness',
    '#vomit': 'the sickness',
    '#tired': 'the tiredness',
    '#sleep': 'the sleep',
    '#palpitations': 'my heart',
    '#contraception': 'the pill',
    '#rash': 'the rash',
    '#numbness': 'the numbness',
    '#mood': 'how I’m feeling',
    '#weight-loss': 'my weight',
    '#chest': 'my chest',
    '#back': 'my back',
    '#abdomen': 'my stomach',
    '#pain': 'the pain',
    '#painkiller': 'the painkillers',
    '#blood-thinner': 'the tablets',
    '#medicine': 'the tablets',
  },
  es: {
    '#headache': 'al dolor de cabeza',
    '#bleeding': 'al sangrado',
    '#diarrhoea': 'a la diarrea',
    '#spinning': 'al mareo',
    '#dizzy': 'al mareo',
    '#fall': 'a la caída',
    '#breathless': 'a la falta de aire',
    '#cough': 'a la tos',
    '#fever': 'a la fiebre',
    '#nausea': 'a las náuseas',
    '#vomit': 'a los vómitos',
    '#tired': 'al cansancio',
    '#sleep': 'al sueño',
    '#palpitations': 'al corazón',
    '#contraception': 'a la píldora',
    '#rash': 'a la piel',
    '#anxiety': 'a los nervios',
    '#mood': 'al ánimo',
    '#weight-loss': 'al peso',
    '#chest': 'al pecho',
    '#back': 'a la espalda',
    '#abdomen': 'a la tripa',
    '#pain': 'al dolor',
    '#painkiller': 'a las pastillas',
    '#medicine': 'a las pastillas',
  },
};

const OFFERED = 2;

/**
 * At most two matters, as the patient names them, what was spoken of last first.
 * @param last indexes of the facts of the answer before
 */
export function nearestTo(
  facts: readonly Fact[],
  revealed: ReadonlySet<number>,
  last: readonly number[],
  language: Language,
): string[] {
  const spokenOf = facts.filter(
    (fact) => !fact.denies && !fact.persona && (revealed.has(fact.index) || fact.disclosure === 'opening'),
  );
  const inOrder = [...spokenOf].sort(
    (a, b) =>
      Number(last.includes(b.index)) - Number(last.includes(a.index)) ||
      Number(b.disclosure === 'opening') - Number(a.disclosure === 'opening'),
  );
  const names = inOrder.flatMap(({ said, textKeys }) =>
    // One name of each fact: the more telling ones stand first in the list.
    said === '' ? [] : (Object.entries(NAMES[language]).find(([key]) => textKeys.has(key))?.[1] ?? []),
  );
  return [...new Set(names)].slice(0, OFFERED);
}
