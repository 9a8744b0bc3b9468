/**
 * A patient's instructions as single facts, each with when it may be told. What an author wrote for an actor is read
 * by its headings (`Opening`, `If asked`, `Only if asked directly`, `Ideas, concerns and expectations`), by its labels
 * (`Allergies: none`) and by its own conditions (`If asked about smoking: …`), in English and Spanish. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import type { FactTelling } from '~/domain/stations/patient-facts';
import { CUE_CONDITION, cueIn } from './cue-condition';
import { denialsOf, isBareDenial } from './denials';
import { spoken } from '../words/first-person';
import { ABOUT, AFTER_EMPATHY, ASKED_AT_ALL, keysOfLabel, OF_FEAR } from './label';
import { type Line, markedLines } from './marked-lines';
import { markOf, speaksOf } from './never-told';
import { blocksOf, folded, sentencesOf } from '../words/text';
import { LASTS, measuresIn, measuresOfLabel } from './measures';
import { INTRODUCES, PERSONAL } from './identity';
import { keysOf } from '../words/words';

/** What it takes to be told (`FACT_TELLINGS`); directions to an actor are `never` told, too. */
export type Disclosure = FactTelling;

export interface Fact {
  /** Its place among the facts of the station. */
  index: number;
  /** As its author wrote it. */
  text: string;
  /** As the patient says it. */
  said: string;
  /** What it is about, by its label, its condition and its heading. */
  topic: string;
  disclosure: Disclosure;
  /** What shows of it before it is told (`cues.ts`); empty of most. */
  cue: string;
  /** Who the patient is: name, age, work. */
  persona: boolean;
  /** Says that something is not there. */
  denies: boolean;
  /** Its author marks it as never to be told; it is no direction. */
  secret: boolean;
  /** Words of the topic and of the text. */
  topicKeys: ReadonlySet<string>;
  textKeys: ReadonlySet<string>;
}

interface Section {
  disclosure: Disclosure;
  persona: boolean;
  /** Whether the heading says what its facts are about. */
  topical: boolean;
}

const HEADINGS: readonly [RegExp, Section][] = [
  [
    /\b(?:content (?:note|warning)|how it develops|notes? for the nurse|how to (?:run|react)|how you react|second phase|before the station|important|de la maniqui|como reaccionas|nota sobre el contenido|aviso de contenido|how (?:to|you) (?:play|act|behave|should|look|sit)|how you (?:come across|are)|behaviou?r|manner|demeanou?r|acting|notes? (?:for|to) (?:the )?(?:actor|role)|props|make-?up|appearance|setting|training)|^if the (?:doctor|candidate|student|nurse)|\b(?:como te comportas|como (?:debes )?actuar|comportamiento|actitud|vestuario|notas para)|^si (?:el|la) (?:candidat|estudiante|medic|alumn)/,
    { disclosure: 'never', persona: false, topical: false },
  ],
  [
    /\b(?:opening|first words|begin by saying|start by saying|presenting complaint|chief complaint|starting (?:line|statement)|apertura|frase inicial|primera frase|empiezas diciendo|motivo de consulta)/,
    { disclosure: 'opening', persona: false, topical: false },
  ],
  [
    /\b(?:freely|volunteer|unprompted|what (?:has )?happened|your story|que (?:te )?ha pasado|tu historia|spontaneous|without being asked|offer|espontane|sin que te (?:lo )?pregunten|sin que le (?:lo )?pregunten|libremente|de entrada)/,
    { disclosure: 'volunteered', persona: false, topical: false },
  ],
  [
    /(?:\b(?:directly|specifically|explicitly|reluctant|hidden|secret)|directamente|expresamente|especificamente|concretamente|oculta|a reganadientes)/,
    { disclosure: 'if-asked-directly', persona: false, topical: false },
  ],
  [
    /\b(?:ideas|concerns?|expectations?|ice|worr(?:y|ies)|preocupaci|expectativas)\b/,
    { disclosure: 'if-asked', persona: false, topical: true },
  ],
  [
    /\b(?:questions? (?:to|for|you)|things? to ask|preguntas (?:que|para))/,
    { disclosure: 'never', persona: false, topical: false },
  ],
  [
    /(?:\b(?:if|when|once) (?:you are |you're )?(?:\w+ )?asked|\bon (?:questioning|asking)|\bprompted|\bsi (?:te|le) (?:lo )?preguntan|\bal preguntar|\bpreguntad[oa])/,
    { disclosure: 'if-asked', persona: false, topical: false },
  ],
  [
    /\b(?:who you are|about you|your character|your role|personal details|the patient|patient details|identity|quien eres|sobre ti|tu personaje|tu papel|datos personales|identidad|filiacion)/,
    { disclosure: 'if-asked', persona: true, topical: false },
  ],
];

const DEFAULT: Section = { disclosure: 'if-asked', persona: false, topical: true };

const NEVER: Section = { disclosure: 'never', persona: false, topical: false };
/** `If asked what you understand:` among reactions. */
const ASKED_LABEL = /^(?:if|when) (?:you are )?asked (?!to\b)|^si (?:te|le) preguntan/;
/** `If told to stop driving:`, `After the tablets:`. */
const FORESEEN_BY_NOBODY =
  /^(?:if (?!(?:you are )?asked)|when (?:you hear|told|you are told|the (?:doctor|nurse|candidate|examiner)|.* are being)|after the |then$|si (?!(?:te|le) (?:lo )?pregunt))/;

/** `If asked what would help`: it says of what, too. */
const OF_WHAT = /^(?:if|when) (?:you are )?asked ((?:what|about|how|why) .+)$/i;

const DIRECTLY: Section = { disclosure: 'if-asked-directly', persona: false, topical: false };
const KINDLY: Section = { disclosure: 'after-empathy', persona: false, topical: true };

const sectionOf = (heading: string): Section =>
  AFTER_EMPATHY.test(`(${heading.replaceAll(/[()]/g, ' ')})`)
    ? KINDLY
    : (HEADINGS.find(([pattern]) => pattern.test(folded(heading)))?.[1] ??
      (markOf(heading) === 'gated' ? DIRECTLY : DEFAULT));

/** `(only if asked about …)`, and `If asked about smoking, …`: a condition, and what it is about. */
const ASKED = {
  bracketed: /\(([^()]*\b(?:asked|asks|pregunta\w*|insist\w*)\b[^()]*)\)/i,
  leading:
    /^(?:only |solo |sólo |únicamente )?(?:if|when|si|cuando)\s+(?:you(?:'re| are)\s+|the (?:doctor|candidate|nurse)\s+|te\s+|le\s+|se\s+te\s+)?(?:lo\s+)?((?:\w+ly\s+|directamente\s+|expresamente\s+)?(?:asked|asks|pregunt\w+|insist\w+)(?:\s+[^:,]{0,80})?)[:,]\s*/iu,
};
const DIRECT =
  /\b(?:only if|directly|specifically|explicitly|solo si|directamente|expresamente|en concreto|insist\w*)\b/;

/** What happens only when the other does something: a talk that nobody foresees. */
const UNDER_A_CONDITION: Record<Language, RegExp> = {
  en: /^(?:if|when|once|unless) (?:the|they|he|she|you are (?:only |not )?(?:told|given|offered|reassured|not)|you get\b.{0,60}\b(?:say|become)|someone|anyone|nobody|no one|told|offered|given|asked to|a (?:doctor|candidate|nurse))\b/,
  es: /^(?:si|cuando) (?:quien|el|la|te|le|se|no|nadie|alguien)\b/,
};

/** `If nobody asks, you do not say it.` */
const NOBODY = /^(?:if|when|si|cuando) (?:nobody|no one|nadie)\b/;

/** Sentences that tell an actor what to do. */
const ACTS: Record<Language, RegExp> = {
  en: /^(?:(?:long |short )?(?:pauses?|silences?)\b|short answers|put|look|sit|hold|point|show|answer|pause|avoid|keep|speak|do not|don't|ask|go quiet|act|appear|seem|mention|wait|smile|cry|let|allow|try|remember|become|soften|stay|be|do|give|say|stop|nod|repeat|cooperate|wince|you (?:give|state|answer|repeat|look (?:down|away)|go quiet|blush|pause|hesitate)|one person)\b/,
  es: /^(?:pon|ponte|mira|sientate|senala|contesta|responde|habla|no (?:menciones|digas|mencionas|cuentes|hables)|espera|sonrie|llora|deja|recuerda|muestrate|da|di|repite|asiente|guion)\b/,
};
const SAYS =
  /\b(?:say|says|ask|asks|reply|replies|answer|add|adds|dices|dice|preguntas|respondes|contestas|anades|murmuras|bajas la voz|di)\b/;
/** `You do not mention that …`: a direction. */
const KEEPS_QUIET =
  /\b(?:you|he|she) (?:do|does|would|will) ?(?:not|n[’']t) (?:want to )?(?:say|mention|tell|volunteer|offer)\b.*\b(?:until|unless|that)\b|\blo (?:dices|cuentas|mencionas)\b.*\bsolo si\b|\bno (?:lo )?(?:dices|cuentas(?! con)|mencionas)\b/i;
const SAYS_THAT =
  /^(?:you |he |she )?.{0,40}\b(?:say|says)\s+(?:that\s+(?=an?\b|the\b)|(?:that\s+)?(?=you\b|i\b|he\b|she\b|it\b))/i;
// Without an opening quote inside: a thousand of them must not be looked through a thousand times.
const QUOTED = /[“«"]([^“«”»"]+)[”»"]/gu;

const quotesOf = (text: string): string => [...text.matchAll(QUOTED)].map((match) => match[1]!.trim()).join(' ');
const isAllQuote = (text: string): boolean => /^[“«"][^”»"]+[”»"]\.?$/u.test(text.trim());

/** A sentence that speaks of the people and things of an examination is a direction to its actors. */
const OF_THE_STAGE: Record<Language, RegExp> = {
  en: /\b(?:candidate|examiner|manikin|role.?player|this station|the station)\b/,
  es: /\b(?:candidat[oa]|examinador[a]?|maniqui|esta estacion|la estacion)\b/,
};
/** `(a small smile)`, alone or before what is said. */
const ASIDE = /^\([^()]*\)\.?\s*/;
/** `, if asked what worries you,`: when it is told, in the middle of what is told. */
const WHEN_ASKED =
  /,\s*(?:(?:which|that|que)\s+(?:comes?|sale)\s+(?:out\s+)?)?(?:(?:only|solo)\s+)?(?:if|si)\s+(?:you are |te )?(?:lo )?(?:asked|pregunt)[^,:“«"]*(?:,|(?=:))/i;

/** What of a sentence the patient can say; null of a direction. */
function sayable(sentence: string, language: Language): string | null {
  if (UNDER_A_CONDITION[language].test(folded(sentence)) || KEEPS_QUIET.test(sentence)) return null;
  if (isAllQuote(sentence)) return `“${quotesOf(sentence).replace(/[\s]+$/, '')}”`;
  if (ASIDE.test(sentence)) {
    const rest = sentence.replace(ASIDE, '').trim();
    return rest === '' ? null : sayable(rest, language);
  }
  // `“It’s here,” and point to it.`
  const beside = /^([“«][^”»]+[”»])\s+(?:and|y)\s+(.+)$/u.exec(sentence);
  if (beside && ACTS[language].test(folded(beside[2]!))) return sayable(beside[1]!, language);
  const plain = folded(sentence);
  const quotes = quotesOf(sentence);
  if (quotes !== '' && SAYS.test(plain.slice(0, Math.max(0, plain.search(/[“«"]/))))) return `“${quotes}”`;
  if (SAYS_THAT.test(sentence)) return sentence.replace(SAYS_THAT, '');
  return ACTS[language].test(plain) || OF_THE_STAGE[language].test(plain) ? null : sentence;
}

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
  en: /^(?:“)?(?:no|none|not|never|nothing|neither|(?:you|i) (?:have no|have not|do not|did not|are not|am not|know of no|never))\b/,
  es: /^(?:«|“)?(?:no|ni|nunca|nada|ningun[oa]?|sin)\b/,
};

interface Draft {
  secret?: boolean;
  cue: string;
  denies: boolean;
  text: string;
  topic: string;
  disclosure: Disclosure;
  persona: boolean;
}

const FREE: ReadonlySet<Disclosure> = new Set(['opening', 'volunteered', 'if-asked']);

function draftsOf(
  { label, text, gated }: Pick<Line, 'label' | 'text' | 'gated'>,
  heading: string,
  section: Section,
  language: Language,
): Draft[] {
  let { disclosure } = section;
  let topic = label === '' && section.topical ? heading : label;
  // `Only if asked directly about violence`, over all that stands under it.
  if (section.disclosure === 'if-asked-directly' && ABOUT.test(heading)) topic = `${label} (${heading})`.trim();
  const labelled = cueIn(label);
  let rest = text;
  topic = topic.replace(CUE_CONDITION, '').replace(/\s*\(\s*\)/, '');
  const condition =
    ASKED.bracketed.exec(topic)?.[1] ?? ASKED.bracketed.exec(rest)?.[1] ?? ASKED.leading.exec(rest)?.[1];
  if (condition !== undefined) {
    const whole = `${topic} ${cutText(rest, 120)}`;
    if (disclosure !== 'never')
      disclosure =
        DIRECT.test(folded(whole)) || disclosure === 'if-asked-directly'
          ? OF_FEAR.test(folded(whole))
            ? 'about-fear'
            : 'if-asked-directly'
          : 'if-asked';
    const about = ASKED_AT_ALL.test(folded(condition.trim())) ? '' : condition;
    topic = `${topic.replace(ASKED.bracketed, ' ')} ${about}`.replaceAll(/\s+/g, ' ').trim();
    rest = rest.replace(ASKED.bracketed, ' ').replace(ASKED.leading, '').trim();
  }
  const kindly = condition === undefined && disclosure !== 'never' && AFTER_EMPATHY.test(`${topic} ${rest}`);
  if (kindly) {
    disclosure = 'after-empathy';
    topic = topic.replace(AFTER_EMPATHY, ' ');
    rest = rest.replace(AFTER_EMPATHY, ' ').trim();
  }
  const sentences = sentencesOf(rest);
  /** `Only if asked directly, you bleed. It began in March.`: what follows waits with it. */
  let waits: string | null = null;
  // What stands beside a bare `None` is a remark, and not what the label names.
  const isList = sentences.some((sentence) => isBareDenial(sentence, topic, language));
  return sentences.flatMap((whole): Draft | Draft[] => {
    const cue = labelled === '' ? cueIn(whole) : labelled;
    const sentence = whole.replace(CUE_CONDITION, '');
    const denials = disclosure === 'never' ? null : denialsOf(sentence, topic, language);
    if (denials)
      return denials.map((denial) => ({ ...denial, cue: '', denies: true, disclosure, persona: section.persona }));
    const isForNobody =
      UNDER_A_CONDITION[language].test(folded(sentence)) &&
      (!ASKED.leading.test(sentence) || NOBODY.test(folded(sentence)));
    const own = isForNobody ? null : ASKED.leading.exec(sentence);
    const between = own ? null : WHEN_ASKED.exec(sentence);
    if (own && DIRECT.test(folded(own[0]))) waits = own[0].replace(/[:,]\s*$/, '');
    const gate = gated.get(whole) ?? waits;
    const bare = own ? sentence.slice(own[0].length) : between ? sentence.replace(WHEN_ASKED, '') : sentence;
    const said = isForNobody
      ? null
      : sayable(
          bare
            .replace(/^your (?:concern|fear|worry|idea|hope)\s*:\s*/i, '')
            .replace(/^that\s+(?=(?:if|you|he|she|it|they|somebody|someone)\b)/i, ''),
          language,
        );
    return {
      cue: said === null ? '' : cue,
      text: said ?? sentence,
      topic:
        gate !== null
          ? gate
          : own
            ? own[1]!
            : label === '' && isViews(heading)
              ? (VIEWS[language].find(([pattern]) => pattern.test(folded(sentence)))?.[1] ?? topic)
              : isList
                ? ''
                : topic,
      disclosure:
        said === null
          ? 'never'
          : between && disclosure !== 'never' && OF_FEAR.test(`only if ${folded(between[0])}`)
            ? 'about-fear'
            : gate !== null && FREE.has(disclosure)
              ? 'if-asked-directly'
              : own && FREE.has(disclosure)
                ? 'if-asked'
                : disclosure,
      persona: section.persona,
      denies: said !== null && DENIES[language].test(folded(said)),
    };
  });
}

/** Without a heading that says so, the first thing that is not about who the patient is opens the talk. */
function withOpening(drafts: Draft[], language: Language): Draft[] {
  if (drafts.some((draft) => draft.disclosure === 'opening')) return drafts;
  const isTellable = (draft: Draft) =>
    draft.disclosure !== 'never' && !draft.persona && !INTRODUCES[language].test(folded(draft.text));
  const first =
    drafts.find((draft) => draft.disclosure === 'volunteered' && isTellable(draft)) ??
    drafts.find((draft) => draft.disclosure === 'if-asked' && isTellable(draft));
  return drafts.map((draft) => (draft === first ? { ...draft, disclosure: 'opening' } : draft));
}

/** What is pasted twice is told once. */
function saidOnce(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ text, topic }) => {
    const same = `${topic}\n${text}`;
    return !seen.has(same) && seen.add(same);
  });
}

/** The facts of patient instructions (sanitised HTML), in their order. The same instructions have the same facts. */
export function factsOf(html: string, language: Language): Fact[] {
  const drafts: Draft[] = [];
  const secrets: Draft[] = [];
  let heading = '';
  let section: Section = { ...DEFAULT, topical: false };
  for (const block of markedLines(blocksOf(html), (text) => sectionOf(text) !== DEFAULT)) {
    const about = block.label === '' ? heading : block.label;
    for (const text of block.never)
      secrets.push({ secret: true, text, topic: about, cue: '', disclosure: 'never', persona: false, denies: false });
    if (block.text === '') continue;
    if (block.heading) {
      heading = block.text;
      section = sectionOf(heading);
    } else if (
      block.label !== '' &&
      sectionOf(block.label) !== DEFAULT &&
      !sectionOf(block.label).topical &&
      !(section.disclosure === 'never' && FORESEEN_BY_NOBODY.test(folded(block.label))) &&
      !ASKED.bracketed.test(block.label)
    ) {
      // `Only if asked directly: …` in bold at the head of a paragraph holds for that paragraph.
      drafts.push(
        ...draftsOf({ ...block, label: OF_WHAT.exec(block.label)?.[1] ?? '' }, '', sectionOf(block.label), language),
      );
    } else {
      const label = folded(block.label);
      const of =
        section.disclosure === 'never' && ASKED_LABEL.test(label)
          ? DEFAULT
          : FORESEEN_BY_NOBODY.test(label)
            ? NEVER
            : section;
      drafts.push(...draftsOf(block, heading, of, language));
    }
  }
  // Where the instructions speak to the patient, `he` and `she` are other people.
  const ofOthers = /\byour?\b/i.test(html);
  const wordings = new Set(secrets.map(({ text }) => folded(text)));
  const isKept = ({ topic, text, disclosure }: Draft) =>
    wordings.has(folded(text)) ||
    (disclosure !== 'opening' &&
      disclosure !== 'volunteered' &&
      secrets.some((secret) => speaksOf(`${topic} ${text}`, secret.text)));
  const tellable = drafts.filter((draft) => draft.disclosure === 'never' || !isKept(draft));
  return saidOnce([...withOpening(tellable, language), ...secrets]).map((draft, index) => {
    const persona =
      draft.persona ||
      (draft.disclosure === 'if-asked' && draft.topic === '' && INTRODUCES[language].test(folded(draft.text)));
    const personal = persona ? PERSONAL.filter(([pattern]) => pattern.test(draft.text)).map(([, key]) => key) : [];
    // What is told freely is about what brought them, and so is its duration; that of anything else is its own.
    const onset =
      !persona &&
      (draft.disclosure === 'opening' || draft.disclosure === 'volunteered') &&
      LASTS[language].test(folded(draft.text))
        ? ['#onset']
        : [];
    return {
      ...draft,
      secret: draft.secret === true,
      said: spoken(draft.text, language, ofOthers),
      persona,
      index,
      topicKeys: new Set([
        ...keysOfLabel(draft.topic, language),
        ...measuresOfLabel(draft.topic),
        ...personal,
        ...onset,
      ]),
      textKeys: new Set([...keysOf(draft.text, language), ...measuresIn(draft.text, language, draft.topic)]),
    };
  });
}
