import { z } from 'zod';
import { call, done, id } from '../../kit/contract';

/** A term of a section that leads to a topic, or would if it were not left out there. */
export const sectionTerm = z.object({
  id: z.number().int(),
  /** As the section writes it. */
  written: z.string(),
  topic_name: z.string(),
  linked: z.boolean(),
});

export const linkTerm = call({
  method: 'POST',
  path: '/api/notebook/linked-term/',
  access: 'registered',
  summary:
    'Leave a term out of the links of a section, or link it again, for those who may edit the section. Twice is once.',
  input: z.object({ section_id: id(), term_id: id(), linked: z.stringbool().or(z.boolean()) }),
  output: done,
});
