/** Station styles and the bases of their addresses (spec 3 §1–2). Runs in the browser too. */
export const STATION_BASES = ['osce-stations', 'sca-cases', 'nursing-toc', 'ecoe-stations'] as const;
export type StationBase = (typeof STATION_BASES)[number];
export type StationStyle = 1 | 2 | 3 | 4;

export const styleOf = (base: StationBase): StationStyle => (STATION_BASES.indexOf(base) + 1) as StationStyle;
export const baseOf = (style: number): StationBase => STATION_BASES[style - 1] ?? STATION_BASES[0];

/** The stations that a person who is new reads best: in Spanish those of the ECOE. */
export const homeBase = (language: 'en' | 'es'): StationBase => (language === 'es' ? 'ecoe-stations' : 'osce-stations');

/** GP cases are graded in domains besides the checklist. */
export const GP_STYLE: StationStyle = 2;
export const NURSING_STYLE: StationStyle = 3;

/** Kinds of skill; 0 means none, and 3 is what an AI patient can be built for (spec 3 §3). Named `stations.label.<n>`. */
export const LABELS = [1, 2, 3, 4, 5, 6, 7] as const;
