import { CircuitRunRound } from './circuit-run-round.entity';
import { CircuitRun } from './circuit-run.entity';

export const circuitRunsEntities = [CircuitRun, CircuitRunRound];
