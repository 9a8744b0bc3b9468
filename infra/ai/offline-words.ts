import type { Language } from '../../domain/accounts/contract';
import type { Grade, GradeGroup } from '../../domain/stations/marking';

/** What the offline writer says, in a station's language. */
export interface Words {
  automatic: string;
  overall(ticked: number, total: number, score: string): string;
  strengths: string;
  noStrengths: string;
  complete(section: string, total: number): string;
  partly(section: string, ticked: number, total: number): string;
  missed: string;
  noMissed: string;
  grades: string;
  group: Record<GradeGroup, string>;
  grade: Record<Grade, string>;
  time: string;
  used(used: string, allowed: string): string;
  within: string;
  over(by: string): string;
  early: string;
  noClock: string;
  progress: string;
  first: string;
  better(last: string, by: string): string;
  worse(last: string, by: string): string;
  same(last: string): string;
  best: string;
  next: string;
  startWith(section: string): string;
  repeat: string;
  comments: string;
}

const en: Words = {
  automatic: 'This feedback was put together automatically from the marks. It knows what was ticked, not how it was done.',
  overall: (ticked, total, score) => `${ticked} of ${total} checklist items were ticked (${score}).`,
  strengths: 'What went well',
  noStrengths: 'No section has half of its items yet. The list below is where to begin.',
  complete: (section, total) => (total === 1 ? `${section}: its item was ticked.` : `${section}: all ${total} items.`),
  partly: (section, ticked, total) => `${section}: ${ticked} of ${total} items.`,
  missed: 'What was missed',
  noMissed: 'Nothing: every item on the checklist was ticked.',
  grades: 'Grades',
  group: { dgd_grade: 'Data gathering and diagnosis', cmc_grade: 'Clinical management', rto_grade: 'Relating to others', overall_score: 'Overall' },
  grade: { 'clear-fail': 'clear fail', fail: 'fail', pass: 'pass', 'clear-pass': 'clear pass' },
  time: 'Time',
  used: (used, allowed) => `${used} of the station’s ${allowed} were used.`,
  within: 'It was done within the time.',
  over: (by) => `That is ${by} over the time: practise with the clock in sight.`,
  early: 'More than half of the time was left. There was room for the items that were missed.',
  noClock: 'The clock was not started, so nothing can be said about the time.',
  progress: 'Compared with earlier tries',
  first: 'This is the first recorded try, so there is nothing to compare it with yet.',
  better: (last, by) => `Last time the score was ${last}: ${by} points more this time.`,
  worse: (last, by) => `Last time the score was ${last}: ${by} points fewer this time.`,
  same: (last) => `Last time the score was ${last} as well.`,
  best: 'It is the best score so far.',
  next: 'Next time',
  startWith: (section) => `Begin with “${section}”, where most was missed.`,
  repeat: 'Swap roles and play the patient or the examiner: the checklist stays in the mind better from the other side.',
  comments: 'The examiner left written comments as well. Read them together with this: they saw what the marks cannot show.',
};

const es: Words = {
  automatic: 'Este comentario se ha compuesto automáticamente a partir de la puntuación. Sabe qué se marcó, no cómo se hizo.',
  overall: (ticked, total, score) => `Se marcaron ${ticked} de ${total} ítems de la lista (${score}).`,
  strengths: 'Lo que salió bien',
  noStrengths: 'Ninguna sección llega aún a la mitad de sus ítems. La lista siguiente indica por dónde empezar.',
  complete: (section, total) => (total === 1 ? `${section}: se marcó su único ítem.` : `${section}: los ${total} ítems.`),
  partly: (section, ticked, total) => `${section}: ${ticked} de ${total} ítems.`,
  missed: 'Lo que faltó',
  noMissed: 'Nada: se marcaron todos los ítems de la lista.',
  grades: 'Calificaciones',
  group: { dgd_grade: 'Recogida de datos y diagnóstico', cmc_grade: 'Manejo clínico', rto_grade: 'Relación con los demás', overall_score: 'Global' },
  grade: { 'clear-fail': 'suspenso claro', fail: 'suspenso', pass: 'aprobado', 'clear-pass': 'aprobado claro' },
  time: 'Tiempo',
  used: (used, allowed) => `Se usaron ${used} de los ${allowed} de la estación.`,
  within: 'Se terminó dentro del tiempo.',
  over: (by) => `Son ${by} más del tiempo previsto: conviene practicar con el reloj a la vista.`,
  early: 'Sobró más de la mitad del tiempo. Había margen para los ítems que faltaron.',
  noClock: 'El reloj no se puso en marcha, así que no se puede decir nada del tiempo.',
  progress: 'En comparación con intentos anteriores',
  first: 'Es el primer intento registrado, así que aún no hay con qué compararlo.',
  better: (last, by) => `La última vez la puntuación fue del ${last}: esta vez, ${by} puntos más.`,
  worse: (last, by) => `La última vez la puntuación fue del ${last}: esta vez, ${by} puntos menos.`,
  same: (last) => `La última vez la puntuación también fue del ${last}.`,
  best: 'Es la mejor puntuación hasta ahora.',
  next: 'La próxima vez',
  startWith: (section) => `Empieza por «${section}», donde más faltó.`,
  repeat: 'Intercambiad los papeles y haz de paciente o de examinador: la lista se recuerda mejor desde el otro lado.',
  comments: 'El examinador dejó además comentarios escritos. Léelos junto con este texto: vio lo que la puntuación no muestra.',
};

export const WORDS: Record<Language, Words> = { en, es };
