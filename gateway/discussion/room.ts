import type { FastifyInstance } from 'fastify';
import * as contract from '~/domain/discussion/contract';
import { deleteComment } from '~/domain/discussion/delete-comment';
import { postComment } from '~/domain/discussion/post-comment';
import { sendReport } from '~/domain/discussion/send-report';
import { findThread } from '~/domain/discussion/thread.query';
import type { Deps } from '~/infra/process/deps';
import { openGuestLimits } from '../plugins/guest-limits';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { REPORTABLE } from './reportable';

/** Comments of one person in ten minutes, over all discussions. */
export const COMMENTS = { points: 20, seconds: 600 };
/** Reports of one person in an hour: each is read by somebody. */
export const REPORTS = { points: 20, seconds: 3_600 };

export function bindDiscussion(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const comments = app.limits.limiter('comments-person', COMMENTS.points, COMMENTS.seconds);
  const guests = openGuestLimits(app);
  const reports = app.limits.limiter('reports-person', REPORTS.points, REPORTS.seconds);

  bindPage(app, deps, contract.questionComments, {
    data: ({ person, params }) => findThread(read, person, params.question_id),
    actions: {
      async submit({ person, params, input }) {
        await comments.take(person.id);
        return deps.inTransaction((tx) =>
          postComment(tx, person, params.question_id, input.comment, input.submission_id ?? null),
        );
      },
      delete_comment: ({ person, params, input }) =>
        deps.inEntityTransaction((tx) => deleteComment(tx, person, params.question_id, input.comment_id)),
      check_comments: ({ person, params }) => findThread(read, person, params.question_id),
    },
  });

  bindCall(app, deps, contract.sendReport, async ({ person, input, request }) => {
    await guests.report(person, request);
    await reports.take(person.id);
    const report = {
      kind: input.data_request,
      entity_id: input.entity_id,
      reason: input.report_select,
      text: input.report_text,
    };
    await deps.inTransaction((tx) => sendReport(tx, person, REPORTABLE[report.kind], report));
    return { ok: true as const };
  });
}

export const discussionRoom: GatewayRoom = { name: 'discussion', bind: bindDiscussion };
