/**
 * A patient's instructions as single facts, each with when it may be told. What an author wrote for an actor is read
 * by its headings (`Opening`, `If asked`, `Only if asked directly`, `Ideas, concerns and expectations`), by its labels
 * (`Allergies: none`) and by its own conditions (`If asked about smoking: …`), in English and Spanish. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { spoken } from '../words/first-person';
import { blocksOf, folded, wholeLine } from '../words/text';
import { type Pronoun, pronounIn } from '../words/third-person';
import { keysOf } from '../words/words';
import { keysOfLabel } from './conditions';
import { type Draft, draftsOf } from './drafts';
import { type Fact, isTellable, isVolunteered } from './fact';
import { INTRODUCES, PERSONAL } from './persona';
import { type Line, markedLines } from './marked-lines';
import { LASTS, measuresIn, measuresOfLabel, matterOf } from './measures';
import { speaksOf } from './never-told';
import { writtenOut } from './notes';
import { DEFAULT, ownSection, type Section, sectionFor, sectionOf } from './section';

/** `If asked what would help`: it says of what, too. */
const OF_WHAT = /^(?:if|when) (?:you are )?asked ((?:what|about|how|why) .+)$/i;

function draftsOfLine(line: Line, heading: string, section: Section, language: Language): Draft[] {
  const own = ownSection(line.label, section);
  // `Only if asked directly: …` in bold at the head of a paragraph holds for that paragraph.
  return own
    ? draftsOf({ ...line, label: OF_WHAT.exec(line.label)?.[1] ?? '' }, '', own, language)
    : draftsOf(line, heading, sectionFor(line.label, section), language);
}

/** What the lines tell, and what their author marks as never to be told. */
function draftsIn(lines: readonly Line[], language: Language): { drafts: Draft[]; secrets: Draft[] } {
  const drafts: Draft[] = [];
  const secrets: Draft[] = [];
  let heading = '';
  let section: Section = { ...DEFAULT, topical: false };
  for (const line of lines) {
    const topic = line.label === '' ? heading : line.label;
    for (const text of line.never)
      secrets.push({ secret: true, text, topic, cue: '', disclosure: 'never', persona: false, denies: false });
    if (line.text === '') continue;
    if (line.heading) {
      heading = line.text;
      section = sectionOf(heading);
    } else drafts.push(...draftsOfLine(line, heading, section, language));
  }
  return { drafts, secrets };
}

/** Without the drafts that speak of a secret. A volunteered fact does so only in its very words. */
function withoutSecrets(drafts: readonly Draft[], secrets: readonly Draft[]): Draft[] {
  const wordings = new Set(secrets.map(({ text }) => folded(text)));
  const isSecret = (draft: Draft) =>
    wordings.has(folded(draft.text)) ||
    (!isVolunteered(draft) && secrets.some(({ text }) => speaksOf(`${draft.topic} ${draft.text}`, text)));
  return drafts.filter((draft) => !isTellable(draft) || !isSecret(draft));
}

/** Without a heading that says so, the first thing that is not about who the patient is opens the talk. */
function withOpening(drafts: Draft[], language: Language): Draft[] {
  if (drafts.some(({ disclosure }) => disclosure === 'opening')) return drafts;
  const first = (disclosure: Draft['disclosure']) =>
    drafts.find(
      (draft) => draft.disclosure === disclosure && !draft.persona && !INTRODUCES[language].test(folded(draft.text)),
    );
  const opening = first('volunteered') ?? first('if-asked');
  return drafts.map((draft) => (draft === opening ? { ...draft, disclosure: 'opening' } : draft));
}

/** A line that is pasted twice is one fact. */
function saidOnce(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ text, topic }) => {
    const same = `${topic}\n${text}`;
    return !seen.has(same) && seen.add(same);
  });
}

/** The keys of a fact. @param named what its label stands for, beside its words */
export const keysOfFact = (topic: string, text: string, named: readonly string[], language: Language) => ({
  topicKeys: new Set([...keysOfLabel(topic, language), ...measuresOfLabel(topic), ...named]),
  textKeys: new Set([...keysOf(text, language), ...measuresIn(text, language, topic)]),
});

/** @param pronoun by which the text names the patient; null if it speaks to them */
function factOf(draft: Draft, index: number, pronoun: Pronoun | null, language: Language): Fact {
  const plain = folded(draft.text);
  const persona =
    draft.persona || (draft.disclosure === 'if-asked' && draft.topic === '' && INTRODUCES[language].test(plain));
  const personal = persona ? PERSONAL.filter(([pattern]) => pattern.test(draft.text)).map(([, key]) => key) : [];
  // A fact that is said freely is about the complaint, and so is its duration; that of anything else is its own.
  const onset = !persona && isVolunteered(draft) && LASTS[language].test(plain) ? ['#onset'] : [];
  const matter = [...keysOfLabel(draft.topic, language)].length === 0 ? matterOf(draft.text) : [];
  return {
    ...draft,
    said: spoken(draft.text, language, pronoun),
    persona,
    index,
    ...keysOfFact(draft.topic, draft.text, [...personal, ...onset, ...matter], language),
  };
}

/** The lines of patient instructions (sanitised HTML), written out and without what must never be told. */
export const linesOf = (html: string, language: Language): Line[] =>
  markedLines(
    blocksOf(html).map((block) => writtenOut(block, language)),
    (heading) => sectionOf(heading) !== DEFAULT,
  );

/** The facts of patient instructions (sanitised HTML), in their order. The same instructions have the same facts. */
export function factsOf(html: string, language: Language): Fact[] {
  const lines = linesOf(html, language);
  const { drafts, secrets } = draftsIn(lines, language);
  const tellable = withOpening(withoutSecrets(drafts, secrets), language);
  const pronoun = pronounIn(blocksOf(html).map(wholeLine).join('\n'));
  return saidOnce([...tellable, ...secrets]).map((draft, index) => factOf(draft, index, pronoun, language));
}
