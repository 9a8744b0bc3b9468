import type { FastifyInstance } from 'fastify';
import { isSupporter } from '~/domain/accounts/policy';
import { topicPage } from '~/domain/notebook/contract';
import { findTopic } from '~/domain/notebook/find-topic.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';
import { topicText } from './topic-text';

export function bindNotebook(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, topicPage, {
    async data({ person, params }) {
      const topic = await findTopic(deps.read, params.topic_slug, person.language);
      const user_is_supporter = isSupporter(person);
      return { ...topic, text: topicText(topic.text, user_is_supporter), user_is_supporter };
    },
    actions: {},
  });
}

export const notebookRoom: GatewayRoom = { name: 'notebook', bind: bindNotebook };
