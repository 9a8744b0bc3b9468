export type Say = (line: string) => void;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A long step says every few seconds that it is still at it, in milliseconds. */
const STILL = 5_000;

/** Runs one step of a start and prints what it does, what it says on its way and how long it took. */
export async function step<T>(name: string, work: (say: Say) => Promise<T>): Promise<T> {
  const began = Date.now();
  const timer = setInterval(() => console.log(`  … ${name}: ${Math.round((Date.now() - began) / 1000)} s`), STILL);
  try {
    const result = await work((line) => console.log(`    ${line}`));
    console.log(`  ✓ ${name} (${seconds(began)})`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${name} (${seconds(began)})`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
