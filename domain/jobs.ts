import type { Job } from './kit/contract';
import { circuitRunsJobs } from './circuit-runs/jobs';
import { consultationsJobs } from './consultations/jobs';
import { groupPracticeJobs } from './group-practice/jobs';
import { deleteWhatIsOverJob } from './ops/jobs';
import { exchangeJobs } from './questions/exchange/jobs';
import { countAnswersJob } from './questions/analysis/item-analysis-job';
import { quizzesJobs } from './quizzes/jobs';
import { stationsJobs } from './stations/jobs';

/** Every job of the product, by name. */
export const jobs: ReadonlyMap<string, Job> = new Map(([...stationsJobs, ...groupPracticeJobs, ...quizzesJobs, countAnswersJob, ...exchangeJobs, ...consultationsJobs, ...circuitRunsJobs, deleteWhatIsOverJob] as Job[]).map((one) => [one.name, one]));
