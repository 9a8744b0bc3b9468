import { href } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import type { Benchmark } from './benchmark';
import { topicSlugOf } from './notebook-bank';
import { measureReading } from './reading';

export const topicPages: Benchmark = {
  name: 'topic-page',
  title: 'A page of the notebook: 20,000 sections and 100,000 questions',
  peer: "The peer is Fastify with a session from Redis and two named statements on `pg`: the topic, and its sections. It has no limits, checked output, sanitised HTML or gate, and nothing of the reader's own.",
  run: (context) =>
    measureReading(context, 'bench-topic-page', [{ name: 'topic page', pause: 0, aimed: false }], (nth) =>
      href(topicPage, { topic_slug: topicSlugOf(nth * 37) }),
    ),
};
