/** What a round of a circuit consists of, in its order. Runs in the browser too. */
export const PHASES = ['reading', 'station', 'feedback'] as const;
export type Phase = (typeof PHASES)[number];

/** How long each phase of a round lasts, in milliseconds; one of 0 is passed over. */
export type PhaseLengths = Readonly<Record<Phase, number>>;
