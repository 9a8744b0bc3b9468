import crypto from 'node:crypto';
import { PIN_DIGITS } from '~/domain/group-practice/pin';

/** The gateway of the product with PINs out of `BENCH_PINS` only, so that many of those it draws are taken. */
const few = Number(process.env.BENCH_PINS);
const { randomInt } = crypto;

Object.assign(crypto, { randomInt: (below: number) => randomInt(below === 10 ** PIN_DIGITS ? few : below) });

// Once everything above is done.
require('~/gateway/main');
