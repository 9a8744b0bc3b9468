/** Names the person whose page sends a request. One under another person's session is refused: nothing is done in their name. */
export const PERSON_HEADER = 'x-person';
