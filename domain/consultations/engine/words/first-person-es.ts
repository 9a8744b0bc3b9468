/** Spanish as one says it of oneself: `tienes 41 años y das clase` → `tengo 41 años y doy clase`. Pure. */
import { capitalised, pairs } from './text';

const IRREGULAR = pairs(
  'eres:soy, tienes:tengo, estás:estoy, has:he, vas:voy, das:doy, haces:hago, dices:digo, sabes:sé, padeces:padezco, conoces:conozco, conduces:conduzco, encoges:encojo, agradeces:agradezco, vienes:vengo, sales:salgo, pones:pongo, traes:traigo, oyes:oigo, ves:veo, sigues:sigo, fuiste:fui, tuviste:tuve, hiciste:hice, estuviste:estuve, pusiste:puse, viniste:vine, dijiste:dije, pudiste:pude, quisiste:quise, diste:di, trajiste:traje, supiste:supe, pareces:parezco, sois:somos, habéis:hemos, vais:vamos, vuestro:nuestro, vuestra:nuestra, vuestros:nuestros, vuestras:nuestras, os:nos, te:me, ti:mí, contigo:conmigo, tu:mi, tus:mis, tú:yo, tuyo:mío, tuya:mía',
);
/** `Tomas` is `tomo`, `vives` is `vivo`. */
const IN_O = new Set(
  'puedes quieres crees vives sientes duermes recuerdas piensas prefieres comes bebes debes temes sufres escribes pides vuelves mueves pierdes entiendes empiezas juegas cuentas acuestas despiertas tomas fumas trabajas notas llevas respiras esperas usas caminas cenas cansas mareas ahogas preocupas quedas levantas encuentras necesitas estudias cuidas ayudas andas hablas llamas gustas evitas olvidas practicas viajas desayunas sospechas sueles callas miras sientas tumbas tocas apoyas mencionas subes metes lloras picas aceptas orinas controlas guardas quitas mides acuerdas lees abres'.split(
    ' ',
  ),
);
/** `Ibas` is `iba`. */
const WITHOUT_S = new Set(['eras', 'ibas', 'hayas', 'tengas', 'cojas', 'fueras']);
const NOT_A_PRETERITE = new Set(
  'triste existe persiste insiste consiste resiste asiste quiste chiste viste desiste contraste desgaste baste traste gaste'.split(
    ' ',
  ),
);
const NOT_AN_IMPERFECT =
  /(?:^(?:días|tías|vías|encías|rías|crías|guías|frías|mías|mediodías|alergías)$|grafías$|logías$|ugías$|orías$|tomías$|patías$|mías$)/;
const NOUNS_ABAS = new Set(['trabas', 'sílabas', 'habas']);

const NOT_AN_INFINITIVE =
  /^(?:fuerte|muerte|suerte|parte|aparte|arte|reparte|comparte|departe|advierte|convierte|divierte|vierte|invierte|inerte|experte|descarte|infarte)$/;

/** The endings of the second person, each with its first; `but` are words that only end so. */
const ENDINGS: readonly { ending: RegExp; but?: (word: string) => boolean; first: (word: string) => string }[] = [
  // Of two: `tenéis` is `tenemos`.
  { ending: /^.{3,}[áé]is$/, first: (word) => word.replace(/áis$/, 'amos').replace(/éis$/, 'emos') },
  {
    ending: /^.{2,}aste$/,
    but: (word) => NOT_A_PRETERITE.has(word),
    // `tocaste` is `toqué`, `llegaste` `llegué`, `empezaste` `empecé`.
    first: (word) => `${word.slice(0, -4).replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}é`,
  },
  { ending: /^.{2,}iste$/, but: (word) => NOT_A_PRETERITE.has(word), first: (word) => `${word.slice(0, -4)}í` },
  { ending: /abas$/, but: (word) => NOUNS_ABAS.has(word), first: (word) => word.slice(0, -1) },
  { ending: /^.{2,}ías$/, but: (word) => NOT_AN_IMPERFECT.test(word), first: (word) => word.slice(0, -1) },
  { ending: /[aei]rás$/, first: (word) => `${word.slice(0, -2)}é` },
  {
    ending: /^(?=.{6}).*(?:[aei]r|ndo)te$/,
    but: (word) => NOT_AN_INFINITIVE.test(word),
    first: (word) => `${word.slice(0, -2)}me`,
  },
];

function firstPerson(word: string): string {
  const plain = word.toLowerCase();
  const irregular = IRREGULAR.get(plain);
  if (irregular !== undefined) return irregular;
  if (IN_O.has(plain)) return `${plain.slice(0, -2)}o`;
  if (WITHOUT_S.has(plain)) return plain.slice(0, -1);
  return ENDINGS.find(({ ending, but }) => ending.test(plain) && !but?.(plain))?.first(plain) ?? word;
}

const THIRD =
  /^(?:el paciente|la paciente)\s+(tiene|está|es|toma|fuma|bebe|vive|trabaja|refiere|niega|presenta|ha)\b\s*/iu;
const FROM_THIRD = pairs(
  'tiene:tengo, está:estoy, es:soy, toma:tomo, fuma:fumo, bebe:bebo, vive:vivo, trabaja:trabajo, refiere:tengo, presenta:tengo, ha:he, niega:no tengo',
);

/** `La aceptas`, `me las tomas`, `no orinas`: after these a word in `-as` or `-es` is a verb. */
const AFTER_A_PRONOUN = /(?<=(?<!\p{L})(?:(?:me|te|se|nos|no) (?:l[ao]s? )?|l[aeo] |ya ))(\p{Ll}{2,})[ae]s(?!\p{L})/giu;
const NO_VERBS = new Set('apenas antes entonces gracias menos tres diabetes tras les nuestras vuestras'.split(' '));

export function inSpanish(text: string): string {
  const third = THIRD.exec(text);
  const said = third
    ? `${FROM_THIRD.get(third[1]!.toLowerCase())} ${text
        .slice(third[0].length)
        .replaceAll(/\bsu\b/g, 'mi')
        .replaceAll(/\bsus\b/g, 'mis')}`
    : text;
  const known = said.replaceAll(/\p{L}+/gu, (word) => {
    const first = firstPerson(word);
    return first !== word && /^\p{Lu}/u.test(word) ? capitalised(first) : first;
  });
  return known.replaceAll(AFTER_A_PRONOUN, (word, stem: string) =>
    NO_VERBS.has(word.toLowerCase()) ? word : `${stem}o`,
  );
}
