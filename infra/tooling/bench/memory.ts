import { readFileSync, writeFileSync } from 'node:fs';

/** In MB; null where there is no `/proc`. */
export function memoryOf(pid: number): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)![1]) / 1_024;
    return { now: of('VmRSS'), peak: of('VmHWM') };
  } catch {
    return null;
  }
}

/** From here on the most that a process ever had is counted anew, where the system can do that. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Then it is the most since the process began.
  }
}
