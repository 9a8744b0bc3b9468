import circuitRuns from './circuit-runs.en.json';

/** What is read only where a circuit is run. */
export const words: Record<string, string> = { ...circuitRuns };
