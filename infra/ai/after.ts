/** Runs something once when `milliseconds` have passed; what it returns cancels that. */
export type After = (milliseconds: number, run: () => void) => () => void;

export const after: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
