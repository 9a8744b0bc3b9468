import { bringChunk } from './bring-chunk';
import { network } from './network';
import { watchTyping } from './typed';
import { tab } from '../stores/browser';

// The scripts are here: see `index.html`.
tab.remove('wardmates.start');
// Before anything is imported dynamically.
globalThis.__bringChunk = bringChunk;
network.watch();
watchTyping();
