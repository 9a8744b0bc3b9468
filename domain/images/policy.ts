import type { Person } from '../kit/person';

/** Whoever writes may put pictures into what they write; guests write nothing that stays. */
export const mayUpload = (person: Person | null): person is Person => person !== null && !person.guest;
