import { announceChanged } from '~/domain/leaderboard/announce';
import { announceBoardsJob } from '~/domain/leaderboard/jobs';
import { handle, workersRoom } from '../registry';

const announce = handle(announceBoardsJob, { run: (_payload, { commit }) => commit(announceChanged) });

export const leaderboardRoom = workersRoom('leaderboard', [announce]);
