import type { FastifyInstance } from 'fastify';
import * as contract from '~/domain/discussion/contract';
import { deleteComment } from '~/domain/discussion/delete-comment';
import { postComment } from '~/domain/discussion/post-comment';
import { findThread } from '~/domain/discussion/thread.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';

/** Comments of one person in ten minutes, over all discussions. */
export const COMMENTS = { points: 20, seconds: 600 };

export function bindDiscussion(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const comments = app.limits.limiter('comments-person', COMMENTS.points, COMMENTS.seconds);

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
        deps.inTransaction((tx) => deleteComment(tx, person, params.question_id, input.comment_id)),
      check_comments: ({ person, params }) => findThread(read, person, params.question_id),
    },
  });
}

export const discussionRoom: GatewayRoom = { name: 'discussion', bind: bindDiscussion };
