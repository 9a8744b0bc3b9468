import { z } from 'zod';
import { page } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';

export const topicPage = page({
  path: '/notebook/:topic_slug/',
  access: 'registered',
  summary: 'What the notebook says of a topic. Who is no supporter gets its beginning.',
  spec: 'spec 1 §6, spec 2 §2',
  params: z.object({ topic_slug: z.string().min(1).max(120) }),
  data: z.object({
    id: z.number().int(),
    slug: z.string(),
    topic_name: z.string(),
    specialty_id: z.number().int(),
    text: safeHtml(),
    sources: z.array(z.object({ title: z.string(), publisher: z.string(), year: z.number().int(), url: z.string() })),
    user_is_supporter: z.boolean(),
    /** Questions of the topic in the bank. */
    questions: z.number().int(),
  }),
});
