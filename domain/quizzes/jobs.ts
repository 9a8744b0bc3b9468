import { generateQuizJob } from './generation-contract';

export const quizzesJobs = [generateQuizJob];
