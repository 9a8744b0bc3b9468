import { trustedPolicy } from '../core/trusted-types';
import solver from './work-solver?worker&url';

const address = trustedPolicy('wardmates-worker', {
  createScriptURL(url) {
    if (url !== solver) throw new TypeError('Not the script of the solver');
    return url;
  },
});

/** Starts the worker that solves a challenge. A build makes a classic script of it, the development server a module. */
export const openSolver = (): Worker =>
  new Worker(address.createScriptURL(solver), { type: import.meta.env.DEV ? 'module' : 'classic' });
