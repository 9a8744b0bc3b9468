/** What a patient who did not understand offers instead: what was spoken of, and never what waits for a question. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';

/** How a patient names a matter, the more telling ones first. */
const NAMES: readonly (readonly [key: string, en: string | null, es: string | null])[] = [
  ['#headache', 'the headache', 'al dolor de cabeza'],
  ['#bleeding', 'the bleeding', 'al sangrado'],
  ['#diarrhoea', 'the diarrhoea', 'a la diarrea'],
  ['#spinning', 'the spinning', 'al mareo'],
  ['#dizzy', 'the dizziness', 'al mareo'],
  ['#fall', 'the fall', 'a la caída'],
  ['#breathless', 'my breathing', 'a la falta de aire'],
  ['#cough', 'the cough', 'a la tos'],
  ['#fever', 'the temperature', 'a la fiebre'],
  ['#nausea', 'the sickness', 'a las náuseas'],
  ['#vomit', 'the sickness', 'a los vómitos'],
  ['#tired', 'the tiredness', 'al cansancio'],
  ['#sleep', 'the sleep', 'al sueño'],
  ['#palpitations', 'my heart', 'al corazón'],
  ['#contraception', 'the pill', 'a la píldora'],
  ['#rash', 'the rash', 'a la piel'],
  ['#numbness', 'the numbness', null],
  ['#anxiety', null, 'a los nervios'],
  ['#mood', 'how I’m feeling', 'al ánimo'],
  ['#weight-loss', 'my weight', 'al peso'],
  ['#chest', 'my chest', 'al pecho'],
  ['#back', 'my back', 'a la espalda'],
  ['#abdomen', 'my stomach', 'a la tripa'],
  ['#pain', 'the pain', 'al dolor'],
  ['#painkiller', 'the painkillers', 'a las pastillas'],
  ['#blood-thinner', 'the tablets', null],
  ['#medicine', 'the tablets', 'a las pastillas'],
];

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
  const names = inOrder.flatMap(({ said, textKeys }) => {
    // One name of each fact.
    const named = NAMES.map(([key, en, es]) => (textKeys.has(key) ? { en, es }[language] : null));
    return said === '' ? [] : (named.find((name) => name !== null) ?? []);
  });
  return [...new Set(names)].slice(0, OFFERED);
}
