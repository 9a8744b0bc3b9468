/** What a username, an e-mail address and a password must look like (spec 2 §5). Runs in the browser too. */
export const USERNAME = /^[A-Za-z0-9_.@+-]+$/;
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const USERNAME_MAX = 150;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
/** Longer ones are refused before they are hashed. */
export const PASSWORD_MAX = 200;
/** Milliseconds after the last key before a username or address is checked. */
export const CHECK_DELAY = 500;
export const INSTITUTION_QUERY_MIN = 2;
/** An institution shows how many people study there when they are more than this. */
export const INSTITUTION_COUNT_SHOWN_ABOVE = 10;

export const isUsername = (value: string) => USERNAME.test(value) && value.length <= USERNAME_MAX;
export const isEmail = (value: string) => EMAIL.test(value.trim()) && value.trim().length <= EMAIL_MAX;

/** 8 or more characters with at least one letter and one digit. */
export const isPassword = (value: string) =>
  value.length >= PASSWORD_MIN && value.length <= PASSWORD_MAX && /\p{L}/u.test(value) && /\d/.test(value);
