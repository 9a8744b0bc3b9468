/** PINs of group sessions. Runs in the browser too. */
export const PIN_DIGITS = 9;

/** What was typed or scanned without spaces and dashes: `482 913 507` and `482-913-507` are the same PIN. */
export const normalisePin = (typed: string): string => typed.replaceAll(/[\s.\u2010-\u2015-]/g, '');
export const isPin = (value: string): boolean => /^\d{9}$/.test(value);
/** In groups of three, as it is shown. */
export const formatPin = (pin: string): string => pin.replace(/(\d{3})(?=\d)/g, '$1 ');
