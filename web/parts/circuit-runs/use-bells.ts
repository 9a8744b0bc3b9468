import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { type Bell, WARNING } from '~/domain/circuit-runs/clock';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { MINUTE } from '~/domain/stations/countdown';
import { useAnnounce } from '~/web/ui/announcer';
import { playBell } from '~/web/ui/sound/cues';
import { Passing, usePassing } from './passing';
import { bellAt, RINGS_FOR } from './run-time';

const STROKES = { start: 1, warning: 2, end: 3 } as const satisfies Record<Bell, number>;

/** Bells that were rung on this device: the pages of a run follow each other while one is due. */
const rung = new Set<string>();
const ringing = new Passing<Bell>(RINGS_FOR);

/**
 * Rings the bell when it is due, and says so to screen readers.
 *
 * @param second anything that changes with the clock's seconds
 * @returns the bell that is ringing right now, to be seen
 */
export function useBells(run: RunSnapshot, clock: () => number, second: number): Bell | null {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();

  const look = useEffectEvent(() => {
    const due = bellAt(run, clock());
    if (!due || rung.has(`${run.pin}.${due.name}`)) return;
    rung.add(`${run.pin}.${due.name}`);
    playBell(STROKES[due.bell]);
    announce(say({ id: `circuit-runs.bell.${due.bell}` }, { minutes: WARNING / MINUTE }));
    ringing.show(due.bell);
  });
  useEffect(() => look(), [run, second]);

  return usePassing(ringing);
}
