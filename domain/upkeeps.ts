import { circuitRunsUpkeep } from './circuit-runs/upkeep';
import { consultationsUpkeep } from './consultations/upkeep';
import { groupPracticeUpkeep } from './group-practice/upkeep';
import { retentionUpkeep } from './ops/upkeep';
import { exchangeUpkeep } from './questions/exchange/upkeep';
import { questionsUpkeep } from './questions/upkeep';
import { quizzesUpkeep } from './quizzes/upkeep';
import { stationsUpkeep } from './stations/upkeep';
import type { Upkeep } from './kit/upkeep';

/** The upkeep of every job, by the job's name; the workers refuse to start when one is missing. */
export const upkeeps: ReadonlyMap<string, Upkeep> = new Map(([...stationsUpkeep, ...groupPracticeUpkeep, ...quizzesUpkeep, ...questionsUpkeep, ...exchangeUpkeep, ...consultationsUpkeep, ...circuitRunsUpkeep, ...retentionUpkeep] as unknown as Upkeep[]).map((one) => [one.job.name, one]));
