import { bringChunk } from './bring-chunk';
import { network } from './network';
import { watchTyping } from './typed';

// The scripts are here: see `index.html`.
try {
  sessionStorage.removeItem('wardmates.start');
} catch {
  // Then nothing was kept either.
}
// Before anything is imported dynamically.
globalThis.__bringChunk = bringChunk;
network.watch();
watchTyping();
