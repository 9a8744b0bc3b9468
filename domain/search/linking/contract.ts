import { z } from 'zod';
import { call, done, id } from '../../kit/contract';

export const linkTerm = call({
  method: 'POST',
  path: '/api/notebook/linked-term/',
  access: 'registered',
  summary:
    'Leave a term out of the links of a section, or link it again, for those who may edit the section. Twice is once.',
  input: z.object({ section_id: id(), term_id: id(), linked: z.stringbool().or(z.boolean()) }),
  output: done,
});
