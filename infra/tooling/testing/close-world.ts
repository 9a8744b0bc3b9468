import type { World } from './world';

// After the last file of a group, or after a file that runs by itself: see `openWorld`.
afterAll(() => (globalThis as { sharedWorld?: World }).sharedWorld?.close());
