import type { Person } from '../kit/person';

/** People with an account may add pictures to their texts; guests write nothing that stays. */
export const mayUpload = (person: Person | null): person is Person => person !== null && !person.guest;
