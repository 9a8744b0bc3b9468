import type { Language } from '~/domain/accounts/contract';
import type { Grade, GradeGroup } from '~/domain/stations/marking';

/** How much of the checklist was covered, from the lowest: less than half, less than two thirds, less than 85%, more, all of it. */
export const BANDS = ['none', 'low', 'middle', 'good', 'very-good', 'complete'] as const;
export type Band = (typeof BANDS)[number];

interface Part {
  title: string;
  ticked: number;
  total: number;
}

/** The sentences of the offline writer, in a station's language, to the candidate. Shares are formatted per cents. */
export interface Words {
  score(ticked: number, total: number, share: string): string;
  /** Items that nobody could judge. */
  unjudged(count: number): string;
  meaning: Record<Band, string>;
  strongest(part: Part): string;
  /** @param rest that it comes after a sentence about the strongest section */
  weakest(part: Part, rest: boolean): string;
  even: string;
  better(by: string): string;
  worse(by: string): string;
  same: string;
  best: string;
  grades(list: string): string;
  group: Record<GradeGroup, string>;
  grade: Record<Grade, string>;
  weakestGrade: Record<Exclude<GradeGroup, 'overall_score'>, string>;
  important(count: number): string;
  /** One missed item: its title, why it matters, and what to say. */
  missed(title: string, why: string, say: string): string;
  over(by: string): string;
  early(left: string): string;
  practise(part: Part): string;
  practiseAgain: string;
  comments: string;
  listed(items: readonly string[]): string;
}

const listed = (language: Language) => {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items: readonly string[]) => format.format(items);
};

const en: Words = {
  score: (ticked, total, share) => `You covered ${ticked} of the ${total} items (${share}).`,
  unjudged: (count) =>
    count === 1
      ? 'One of the others cannot be judged from what was said.'
      : `${count} of the others cannot be judged from what was said.`,
  meaning: {
    none: 'That says little about what you can do: take the station again with the checklist in mind.',
    low: 'The station was not complete enough to be safe yet. That is common early on, and it improves quickly when you repeat the same station with two or three aims.',
    middle:
      'The outline was there, but an examiner would notice the gaps. A fixed order for each part would bring most of the missing items with it.',
    good: 'That is a sound performance: the structure holds, and a handful of points separate it from a very good one.',
    'very-good': 'That is a very good performance. What is left is detail, and it is worth having.',
    complete: 'Nothing on the checklist was missed.',
  },
  strongest: ({ title, ticked, total }) =>
    ticked === total
      ? `Your strongest part was “${title}”, where nothing was missing.`
      : `Your strongest part was “${title}”, with ${ticked} of ${total}.`,
  weakest: ({ title, ticked, total }, rest) =>
    rest
      ? `“${title}” was the weakest, with ${ticked} of ${total}.`
      : `The weakest part was “${title}”, with ${ticked} of ${total}.`,
  even: 'The points were lost evenly across the sections, which suggests pace and order rather than a gap in knowledge.',
  better: (by) => `It is ${by} points more than your last attempt.`,
  worse: (by) => `It is ${by} points fewer than your last attempt.`,
  same: 'It is the same score as your last attempt.',
  best: 'It is your best so far.',
  grades: (list) => `The examiner’s grades: ${list}.`,
  group: {
    dgd_grade: 'data gathering and diagnosis',
    cmc_grade: 'clinical management',
    rto_grade: 'relating to others',
    overall_score: 'overall',
  },
  grade: { 'clear-fail': 'clear fail', fail: 'fail', pass: 'pass', 'clear-pass': 'clear pass' },
  weakestGrade: {
    dgd_grade:
      'Data gathering needs the most work: decide early which two or three diagnoses you are testing, and let each question serve one of them.',
    cmc_grade:
      'Management needs the most work: leave the last third of the time for it, and say what you will do, what you will not do, and what happens if it fails.',
    rto_grade:
      'Relating to others needs the most work: ask for the patient’s own view before you give yours, and come back to what they said.',
  },
  important: (count) => (count === 1 ? 'This matters most for next time:' : 'These matter most for next time:'),
  missed: (title, why, say) => `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”. ${why} You could say: “${say}”`,
  over: (by) => `You needed ${by} more than the station gives. Practise with the clock in sight.`,
  early: (left) =>
    `You stopped with ${left} left, which was enough for several of the missing items. Use the end to go through the sections once in your head.`,
  practise: ({ title, total }) =>
    `One thing to practise: go through “${title}” aloud with a partner until ${total === 1 ? 'its item comes' : `all ${total} items come`} without the list, then take the station again.`,
  practiseAgain:
    'One thing to practise: take the station again in two minutes less, or examine somebody else in it. You remember a checklist better from the other side.',
  comments: 'Read the examiner’s comments as well: they saw how you did it, which the marks do not show.',
  listed: listed('en'),
};

const es: Words = {
  score: (ticked, total, share) => `Cubriste ${ticked} de los ${total} ítems (${share}).`,
  unjudged: (count) =>
    count === 1
      ? 'Otro no se puede evaluar por lo que se dijo.'
      : `Otros ${count} no se pueden evaluar por lo que se dijo.`,
  meaning: {
    none: 'Eso dice poco de lo que sabes hacer: repite la estación con la lista en mente.',
    low: 'La estación aún no fue lo bastante completa para ser segura. Es habitual al principio y mejora pronto si repites la misma estación con dos o tres objetivos.',
    middle:
      'El esquema estaba, pero un examinador notaría los huecos. Un orden fijo en cada parte traería consigo la mayoría de los ítems que faltan.',
    good: 'Es una actuación sólida: la estructura se sostiene y solo unos pocos puntos la separan de una muy buena.',
    'very-good': 'Es una actuación muy buena. Lo que queda son detalles, y merecen la pena.',
    complete: 'No faltó nada de la lista.',
  },
  strongest: ({ title, ticked, total }) =>
    ticked === total
      ? `Tu parte más fuerte fue «${title}», donde no faltó nada.`
      : `Tu parte más fuerte fue «${title}», con ${ticked} de ${total}.`,
  weakest: ({ title, ticked, total }, rest) =>
    rest
      ? `«${title}» fue la más floja, con ${ticked} de ${total}.`
      : `La parte más floja fue «${title}», con ${ticked} de ${total}.`,
  even: 'Los puntos se perdieron por igual en todas las secciones, lo que apunta al ritmo y al orden más que a una falta de conocimientos.',
  better: (by) => `Son ${by} puntos más que en tu último intento.`,
  worse: (by) => `Son ${by} puntos menos que en tu último intento.`,
  same: 'Es la misma puntuación que en tu último intento.',
  best: 'Es tu mejor resultado hasta ahora.',
  grades: (list) => `Las calificaciones del examinador: ${list}.`,
  group: {
    dgd_grade: 'recogida de datos y diagnóstico',
    cmc_grade: 'manejo clínico',
    rto_grade: 'relación con los demás',
    overall_score: 'global',
  },
  grade: { 'clear-fail': 'suspenso claro', fail: 'suspenso', pass: 'aprobado', 'clear-pass': 'aprobado claro' },
  weakestGrade: {
    dgd_grade:
      'Lo que más trabajo pide es la recogida de datos: decide pronto qué dos o tres diagnósticos estás comprobando y haz que cada pregunta sirva a uno de ellos.',
    cmc_grade:
      'Lo que más trabajo pide es el manejo: reserva para él el último tercio del tiempo y di qué harás, qué no harás y qué pasa si falla.',
    rto_grade:
      'Lo que más trabajo pide es la relación con los demás: pregunta por la visión del paciente antes de dar la tuya y vuelve a lo que dijo.',
  },
  important: () => 'Esto es lo más importante para la próxima vez:',
  missed: (title, why, say) => `«${title.replaceAll('«', '“').replaceAll('»', '”')}». ${why} Puedes decir: «${say}»`,
  over: (by) => `Necesitaste ${by} más de lo que da la estación. Practica con el reloj a la vista.`,
  early: (left) =>
    `Terminaste cuando quedaban ${left}, suficiente para varios de los ítems que faltan. Aprovecha el final para repasar mentalmente las secciones.`,
  practise: ({ title, total }) =>
    `Una cosa que practicar: repasa «${title}» en voz alta con un compañero hasta que ${total === 1 ? 'salga su ítem' : `salgan los ${total} ítems`} sin la lista, y repite la estación.`,
  practiseAgain:
    'Una cosa que practicar: repite la estación en dos minutos menos o examina a otra persona en ella. Una lista se recuerda mejor desde el otro lado.',
  comments: 'Lee también los comentarios del examinador: vio cómo lo hiciste, y eso no lo muestra la puntuación.',
  listed: listed('es'),
};

export const WORDS: Record<Language, Words> = { en, es };
