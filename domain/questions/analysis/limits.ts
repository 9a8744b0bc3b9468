/** The limits at which a figure becomes a warning, with their sources. */

/** Fewer answers than this are not judged at all: not even the sign of a correlation means anything. */
export const JUDGED_FROM = 10;

/**
 * Facility, in per cent. Moodle's guide to its quiz statistics (docs.moodle.org, "Quiz report statistics") calls 5 or
 * less extremely difficult, or something wrong with the question, and 95 or more extremely easy.
 */
export const TOO_HARD = 5;
export const TOO_EASY = 95;

/**
 * Discrimination, in per cent. Ebel and Frisbie (Essentials of Educational Measurement, 5th ed. 1991) call below 0.20 a
 * poor item, to be rejected or revised; Moodle's guide calls below 20 very weak, and a negative one probably invalid.
 */
export const LOW_DISCRIMINATION = 20;

/** A wrong option that fewer pick distracts nobody: 5 per cent, after Haladyna and Downing (Educational and Psychological Measurement 53, 1993). */
export const UNUSED_BELOW = 5;

/** Cronbach's alpha, in per cent: below 64 the test as a whole is unsatisfactory, says Moodle's guide. */
export const LOW_CONSISTENCY = 64;
