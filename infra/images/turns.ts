import { imagesBusy } from '~/domain/images/refusals';
import { takeTurns } from '../support/take-turns';

/** Pictures that one process reads at once: half of the threads that Node has for such work; and those that wait. */
const AT_ONCE = 2;
const WAITING = 10;

/** Reads a picture in turn: one queue for the whole process. @throws Problem `images-busy` (503) */
export const inTurn = takeTurns(AT_ONCE, WAITING, imagesBusy);
