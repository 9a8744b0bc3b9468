import type { AnalysisResult } from './analysis';
import { ms, table, times } from './report';

/** How much slower the slowest answers may be while all is counted. */
const P99_AIM = 1.5;

const whole = (value: number) => Math.round(value).toLocaleString('en');

export function analysisReport({ answers, alone, beside, memory, answering, pages }: AnalysisResult): string {
  const row = (name: string, { perSecond, p50, p99 }: AnalysisResult['answering']['idle']) => [name, whole(perSecond), ms(p50), ms(p99)];
  return [
    `Item analysis over ${whole(answers)} answers, one worker`,
    '',
    `  counted in ${alone.toFixed(1)} s (${whole(answers / alone)} answers a second); in ${beside.toFixed(1)} s while people answered`,
    ...(memory ? [`  memory of the worker: ${whole(memory.idle)} MB before, ${whole(memory.peak)} MB at most`] : []),
    '',
    table(['answer_submit', '/s', 'p50', 'p99'], [row('before and after', answering.idle), row('while all is counted', answering.counting)]),
    '',
    `  p99 while counting : before   ${times(answering.counting.p99 / answering.idle.p99)}, aim ${P99_AIM.toFixed(2)} (medians of the rounds, ${answering.rounds} of them while counting)`,
    '',
    'Pages of item analysis, one after the other, in milliseconds',
    '',
    table(['', 'asked', 'p50', 'p99'], pages.map(({ name, asked, p50, p99 }) => [name, String(asked), ms(p50), ms(p99)])),
  ].join('\n');
}
