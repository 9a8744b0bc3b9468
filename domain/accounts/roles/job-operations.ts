import { operations } from '../../kit/job-operations';
import { applyRolesJob } from './contract';
import { findListedPerson } from './people.query';

export const rolesJobOperations = [
  operations(applyRolesJob, {
    async affects(read, { account_id }) {
      const person = await findListedPerson(read, account_id);
      return person && { people: [person.name], thing: person.roles.join(', '), missed: true };
    },
  }),
];
