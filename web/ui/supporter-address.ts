/** Where one becomes a supporter (spec 1 §6). */
export const SUPPORTER_ADDRESS = '/purchase/supporter/';
