import { type Challenge, solve } from '~/domain/kit/work';

/** A Web Worker: takes a challenge and answers with the counter that solves it. */
self.onmessage = ({ data }: MessageEvent<Challenge>) => self.postMessage(solve(data));
