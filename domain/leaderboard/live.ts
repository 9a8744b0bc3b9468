import { implement } from '../kit/live';
import { boardLive } from './contract';
import { ownBoard, versionOfBoards } from './leaderboard.query';

export const leaderboardLive = [
  implement(boardLive, {
    snapshot: (read) => versionOfBoards(read),
    async snapshots(read, keys) {
      const snapshot = await versionOfBoards(read);
      return new Map(keys.map((key) => [key, snapshot]));
    },
    mayWatch: async (read, person, key) => (await ownBoard(read, person.id, key)) !== null,
  }),
];
