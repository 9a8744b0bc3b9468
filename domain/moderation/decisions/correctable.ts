/** The field of the key in a correction: its text is the field of the option that is correct. Runs in the browser too. */
export const KEY_FIELD = 'key';
