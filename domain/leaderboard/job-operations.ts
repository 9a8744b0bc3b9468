import { operations } from '../kit/job-operations';
import { announceBoardsJob } from './jobs';

// Nobody waits for it by name: pages ask again when they are opened.
export const leaderboardJobOperations = [operations(announceBoardsJob, { affects: () => Promise.resolve(null) })];
