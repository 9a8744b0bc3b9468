/** Facts as the author of a station keeps them. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import { ANSWERS_MAX, FACT_ABOUT_MAX, FACT_SAID_MAX, type PatientFact } from '~/domain/stations/patient-facts';
import { DENIES } from './drafts';
import { type Fact, isTellable } from './fact';
import { keysOfFact } from './facts';
import { marksFact } from './never-told';
import { folded } from '../words/text';
import { INTRODUCES_ONESELF } from './persona';
import { keysOf } from '../words/words';

const KEY = /^#[a-z0-9-]+$/;

/** Facts to keep, from those that instructions hold. Directions to an actor are none. */
export const writtenFacts = (facts: readonly Fact[]): PatientFact[] =>
  facts
    .filter((fact) => isTellable(fact) || fact.secret)
    .map(({ topic, topicKeys, said, disclosure, cue }) => ({
      about: cutText(topic.replaceAll(/\s+/g, ' ').trim(), FACT_ABOUT_MAX),
      answers: [...topicKeys].filter((key) => KEY.test(key)).slice(0, ANSWERS_MAX),
      said: cutText(said, FACT_SAID_MAX),
      told: disclosure,
      ...(cue === '' ? {} : { cue }),
    }));

/** The facts that an author has kept. A mark in their words counts as `never`. */
export const keptFacts = (kept: readonly PatientFact[], language: Language): Fact[] =>
  kept.map(({ about, answers, said, told, cue = '', wordings }, index) => {
    const disclosure = marksFact(about, said) ? 'never' : told;
    const named = answers.flatMap((answer) => (KEY.test(answer) ? [answer] : [...keysOf(answer, language)]));
    const fears = disclosure === 'about-fear' ? ['#concerns'] : [];
    return {
      index,
      text: said,
      said,
      topic: about,
      cue,
      wordings,
      disclosure,
      secret: disclosure === 'never',
      persona:
        named.includes('#name') ||
        named.includes('#age') ||
        (about === '' && disclosure === 'if-asked' && INTRODUCES_ONESELF[language].test(said)),
      denies: DENIES[language].test(folded(said)),
      ...keysOfFact(about, said, [...named, ...fears], language),
    };
  });
