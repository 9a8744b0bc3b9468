import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { cutText } from '~/domain/kit/cut-text';

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
/** Beyond it, an estimate takes long and says nothing more. */
const READ = 60;

/** How well a password withstands guessing: 0 (at once) to 4 (not at all soon). */
export const estimateStrength = (password: string): 0 | 1 | 2 | 3 | 4 => estimator.check(cutText(password, READ)).score;
