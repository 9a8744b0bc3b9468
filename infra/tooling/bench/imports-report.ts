import { IMPORT_QUESTIONS_MAX } from '~/domain/questions/exchange/contract';
import type { ImportResult } from './imports';
import { ms, table, times } from './report';

/** How much slower the slowest answers may be while a file is read and taken. */
const P99_AIM = 1.5;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const seconds = (value: number) => `${value.toFixed(1)} s`;

export function importReport(results: readonly ImportResult[]): string {
  const rows = results.map(({ format, megabytes, read, taken, beside, memory }) => [
    format, megabytes.toFixed(1), seconds(read), seconds(taken), seconds(beside.read), seconds(beside.taken), memory ? whole(memory.idle) : '', memory ? whole(memory.peak) : '',
  ]);
  const answering = results.flatMap(({ format, idle, importing }) => [
    [`${format}: before and after`, whole(idle.perSecond), ms(idle.p50), ms(idle.p99)],
    [`${format}: meanwhile`, whole(importing.perSecond), ms(importing.p50), ms(importing.p99)],
  ]);
  return [
    `Importing ${whole(IMPORT_QUESTIONS_MAX)} questions into the bank, one worker`,
    '',
    table(['', 'MB', 'read', 'taken', 'read beside answers', 'taken beside answers', 'worker MB before', 'at most'], rows),
    '',
    table(['answer_submit', '/s', 'p50', 'p99'], answering),
    '',
    ...results.map(({ format, idle, importing, rounds }) => `  ${format}: p99 while importing : before   ${times(importing.p99 / idle.p99)}, aim ${P99_AIM.toFixed(2)} (medians of the rounds, ${rounds} of them while importing)`),
  ].join('\n');
}
