/** Sections of a guide that are no steps: what to have ready, which comes first, and when to stop, which comes last. */
export const EQUIPMENT_KEY = 'equipment';
export const STOP_KEY = 'stop';
