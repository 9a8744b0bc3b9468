/** The query name of practising on one's own: reading, playing and marking on one screen, by the single player's clock (spec 3 §9). */
export const ALONE = 'alone';
