import type { FastifyInstance } from 'fastify';
import { requireReportableProfile } from '~/domain/accounts/profile/hide-profile';
import { isReportText } from '~/domain/reports/report-text';
import { sendReport } from '~/domain/reports/send-report';
import { boardNotFound } from '~/domain/leaderboard/refusals';
import { leaderboardPage } from '~/domain/leaderboard/contract';
import {
  findAccountOf,
  findLeaderboard,
  findShownRow,
  ownBoard,
  versionOfBoards,
} from '~/domain/leaderboard/leaderboard.query';
import { joinLeaderboard, leaveLeaderboard, renameOnLeaderboard } from '~/domain/leaderboard/take-part';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';

/** Times that one person joins, leaves or takes another name in an hour: each is announced on all of their boards. */
export const LEADERBOARD_CHANGES = { points: 20, seconds: 3_600 };
/** Reports of one person in an hour. */
export const LEADERBOARD_REPORTS = { points: 20, seconds: 3_600 };
/** Of `REPORT_REASONS`: what a report of a profile is about at heart. */
const REASON = 1;

function bindLeaderboard(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const changes = app.limits.limiter('leaderboard-person', LEADERBOARD_CHANGES.points, LEADERBOARD_CHANGES.seconds);
  const reports = app.limits.limiter('leaderboard-reports', LEADERBOARD_REPORTS.points, LEADERBOARD_REPORTS.seconds);

  bindPage(app, deps, leaderboardPage, {
    data: ({ person, query }) => findLeaderboard(read, person, query.board),
    actions: {
      async submit({ person, query, input }) {
        await changes.take(person.id);
        await deps.inTransaction((tx) => joinLeaderboard(tx, person, input.alias));
        return findLeaderboard(read, person, query.board);
      },
      async rename({ person, query, input }) {
        await changes.take(person.id);
        await deps.inTransaction((tx) => renameOnLeaderboard(tx, person, input.alias));
        return findLeaderboard(read, person, query.board);
      },
      async leave({ person }) {
        await changes.take(person.id);
        await deps.inTransaction((tx) => leaveLeaderboard(tx, person.id));
        return findLeaderboard(read, person);
      },
      async report({ person, input: { board, row_id, text } }) {
        await reports.take(person.id);
        const { alias } = await findShownRow(read, person, board, row_id);
        const entity_id = await findAccountOf(read, row_id);
        await deps.inTransaction((tx) =>
          sendReport(tx, person, requireReportableProfile, {
            kind: 'profile_report',
            entity_id,
            reason: REASON,
            // What is too short must not be long enough by what is added.
            text: isReportText(text) ? `${text}\n\nLeaderboard: “${alias}”` : text,
          }),
        );
        return {};
      },
      async check_board({ person, input }) {
        if (!(await ownBoard(read, person.id, input.board))) throw boardNotFound();
        return versionOfBoards(read);
      },
    },
  });
}

export const leaderboardRoom: GatewayRoom = { name: 'leaderboard', bind: bindLeaderboard };
