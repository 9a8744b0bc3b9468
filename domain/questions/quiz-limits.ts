/** Most questions of one quiz. */
export const QUESTIONS_MAX = 100;
export const PERSONAL_TITLE_MAX = 120;
