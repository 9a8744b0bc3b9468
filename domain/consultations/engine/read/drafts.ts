/** The lines of patient instructions as facts to be, sentence by sentence. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded, sentencesOf } from '../words/text';
import { conditionIn, type Conditioned, cueIn, gateIn, type Terms, termsOf, withoutCue } from './conditions';
import { denialsOf, isBareDenial } from './denials';
import { type Fact, isFree } from './fact';
import type { Line } from './marked-lines';
import { isUnforeseen, sayable } from './sayable';
import type { Section } from './section';

export type Draft = Pick<Fact, 'text' | 'topic' | 'disclosure' | 'cue' | 'persona' | 'denies' | 'secret'>;

/** In `Ideas, concerns and expectations` without labels, which of the three a sentence is. */
const VIEWS: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/\b(?:worr|afraid|fear|scared|frighten|concern|anxious)/, 'concern'],
    [/\b(?:hop(?:e|ing)|expect|want|would like)/, 'expectation'],
    [/\b(?:think|believe|reckon|suspect|idea|convinced)/, 'idea'],
  ],
  es: [
    [/\b(?:preocup|miedo|temes|asust|inquiet)/, 'preocupación'],
    [/\b(?:esper(?:as|a)\b|quier|gustaria|expectativa)/, 'expectativa'],
    [/\b(?:cree|piensa|sospecha|supone|idea)/, 'idea'],
  ],
};
const isViews = (heading: string): boolean =>
  /\b(?:ideas|concerns|expectations|preocupaciones|expectativas)\b/.test(folded(heading));

/** Begins by saying that something is not there. */
export const DENIES: Record<Language, RegExp> = {
  en: /^(?:“)?(?:no|none|not|never|nothing|neither|(?:you|i) (?:have no|have not|do not|did not|are not|am not|know of no|never)|[a-z ]{3,25}: (?:no|none|nil))\b/,
  es: /^(?:«|“)?(?:no|ni|nunca|nada|ningun[oa]?|sin|[a-z ]{3,25}: ningun[oa]?)\b/,
};

/** A line with what its sentences share. */
interface ReadLine {
  line: Pick<Line, 'label' | 'gated'>;
  heading: string;
  terms: Terms;
  persona: boolean;
  /** It holds a bare denial: what stands beside a bare `None` is a remark, and not what the label names. */
  isList: boolean;
  language: Language;
}

function topicIn(sentence: string, { line, heading, terms, isList, language }: ReadLine): string {
  if (line.label === '' && isViews(heading))
    return VIEWS[language].find(([pattern]) => pattern.test(folded(sentence)))?.[1] ?? terms.topic;
  return isList ? '' : terms.topic;
}

function disclosureIn({ asked, ofFear }: Conditioned, gate: string | null, { disclosure }: Terms): Fact['disclosure'] {
  if (ofFear && disclosure !== 'never') return 'about-fear';
  if (!isFree({ disclosure })) return disclosure;
  return gate !== null ? 'if-asked-directly' : asked !== null ? 'if-asked' : disclosure;
}

/** `Your concern: that it is cancer` is said as `it is cancer`. */
const withoutLead = (text: string): string =>
  text
    .replace(/^your (?:concern|fear|worry|idea|hope)\s*:\s*/i, '')
    .replace(/^that\s+(?=(?:if|you|he|she|it|they|somebody|someone)\b)/i, '');

/** @param gate what must be asked for by name before the sentence is said; null if nothing */
function draftOf(whole: string, condition: Conditioned | null, gate: string | null, read: ReadLine): Draft {
  const { terms, persona, language } = read;
  const sentence = withoutCue(whole);
  const said = condition === null ? null : sayable(withoutLead(condition.text), language);
  return {
    cue: said === null ? '' : terms.cue === '' ? cueIn(whole) : terms.cue,
    text: said ?? sentence,
    topic: gate ?? condition?.asked ?? topicIn(sentence, read),
    disclosure: condition === null || said === null ? 'never' : disclosureIn(condition, gate, terms),
    persona,
    denies: said !== null && DENIES[language].test(folded(said)),
    secret: false,
  };
}

export function draftsOf(
  line: Pick<Line, 'label' | 'text' | 'gated'>,
  heading: string,
  section: Section,
  language: Language,
): Draft[] {
  const terms = termsOf(line, heading, section);
  const { topic, disclosure } = terms;
  const { persona } = section;
  const sentences = sentencesOf(terms.text);
  const isList = sentences.some((sentence) => isBareDenial(sentence, topic, language));
  const read = { line, heading, terms, persona, isList, language };
  /** `Only if asked directly, you bleed. It began in March.`: what follows waits with it. */
  let waits: string | null = null;
  return sentences.flatMap((whole): Draft | Draft[] => {
    const sentence = withoutCue(whole);
    const denials = disclosure === 'never' ? null : denialsOf(sentence, topic, language);
    if (denials) return denials.map((one) => ({ ...one, cue: '', denies: true, disclosure, persona, secret: false }));
    const condition = isUnforeseen(sentence, language) ? null : conditionIn(sentence);
    waits = condition?.direct ?? waits;
    return draftOf(whole, condition, line.gated.get(whole) ?? gateIn(whole) ?? waits, read);
  });
}
