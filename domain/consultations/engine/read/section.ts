/** The headings of patient instructions, and what each says of the lines under it. Pure. */
import { folded } from '../words/text';
import type { Disclosure } from './fact';
import { AFTER_EMPATHY, ASKED } from './conditions';
import { markOf } from './never-told';

export interface Section {
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
    /\b(?:opening|first words|begin by saying|start by saying|presenting complaint|chief complaint|starting (?:line|statement)|^(?:start|open|begin) (?:with|by saying)|apertura|frase inicial|primera frase|empiezas diciendo|motivo de consulta)/,
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

export const DEFAULT: Section = { disclosure: 'if-asked', persona: false, topical: true };

const NEVER: Section = { disclosure: 'never', persona: false, topical: false };
/** `If asked what you understand:` among reactions. */
const ASKED_LABEL = /^(?:if|when) (?:you are )?asked (?!to\b)|^si (?:te|le) preguntan/;
/** `If told to stop driving:`, `After the tablets:`. */
const FORESEEN_BY_NOBODY =
  /^(?:if (?!(?:you are )?asked(?! to\b))|when (?:you hear|told|you are told|the (?:doctor|nurse|candidate|examiner)|.* are being)|after the |then$|si (?!(?:te|le) (?:lo )?pregunt))/;

const DIRECTLY: Section = { disclosure: 'if-asked-directly', persona: false, topical: false };
const KINDLY: Section = { disclosure: 'after-empathy', persona: false, topical: true };

export const sectionOf = (heading: string): Section =>
  AFTER_EMPATHY.test(`(${heading.replaceAll(/[()]/g, ' ')})`)
    ? KINDLY
    : (HEADINGS.find(([pattern]) => pattern.test(folded(heading)))?.[1] ??
      (markOf(heading) === 'gated' ? DIRECTLY : DEFAULT));

/** The section that a label makes of its own line; null if it only names what the line is about. */
export function ownSection(label: string, under: Section): Section | null {
  const own = sectionOf(label);
  const isReaction = under.disclosure === 'never' && FORESEEN_BY_NOBODY.test(folded(label));
  return label === '' || own === DEFAULT || own.topical || isReaction || ASKED.bracketed.test(label) ? null : own;
}

/** The section of a labelled line, if the label makes none of its own. */
export function sectionFor(label: string, under: Section): Section {
  const plain = folded(label);
  if (under.disclosure === 'never' && ASKED_LABEL.test(plain)) return DEFAULT;
  return FORESEEN_BY_NOBODY.test(plain) ? NEVER : under;
}
