/** What an option is called in tables and plots: A, B, C … in their order. */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
