import { moveRunJob } from '~/domain/circuit-runs/jobs';
import { moveRun as move } from '~/domain/circuit-runs/move-run';
import { handle } from '../registry';

export const moveRun = handle(moveRunJob, {
  run: ({ run_id }, { commit }) => commit((tx) => move(tx, run_id)),
});
