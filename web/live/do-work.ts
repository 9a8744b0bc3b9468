import { readChallenge } from '~/domain/kit/work';

/**
 * Answers a challenge of the gateway, in a worker so that the page stays responsive: a fraction of a second up to some
 * seconds on a slow phone.
 * @returns what the header of the next try holds; null if it cannot be done, or is no longer wanted
 */
export async function doWork(work: string, signal?: AbortSignal): Promise<string | null> {
  const challenge = readChallenge(work);
  if (!challenge || typeof Worker === 'undefined') return null;
  // Few people ever need it.
  const { openSolver } = await import('./open-solver');
  const solver = openSolver();
  try {
    const counter = await new Promise<number | null>((resolve) => {
      solver.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
      solver.onerror = () => resolve(null);
      signal?.addEventListener('abort', () => resolve(null), { once: true });
      solver.postMessage(challenge);
    });
    return counter === null ? null : `${work}.${counter}`;
  } finally {
    solver.terminate();
  }
}
