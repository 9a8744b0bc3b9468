import { findListedPerson } from '~/domain/accounts/roles/people.query';
import { operations } from '~/domain/kit/job-operations';
import { applyGrantsJob } from './contract';

export const grantsJobOperations = [
  operations(applyGrantsJob, {
    async affects(read, { account_id }) {
      const person = await findListedPerson(read, account_id);
      return person && { people: [person.name], thing: '', missed: true };
    },
  }),
];
