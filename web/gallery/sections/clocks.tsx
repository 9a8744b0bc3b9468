import type { ComponentProps } from 'react';
import type { CountdownCommand } from '~/domain/stations/countdown';
import { Timer } from '~/web/ui/timer/timer';
import { NO_COMMANDS } from '~/web/ui/timer/countdown-controls';
import type { Section } from '../section';

type Controls = ComponentProps<typeof Timer>['timer'];
const none = () => undefined;
const may = (...commands: CountdownCommand[]): Controls['enabled'] => ({
  ...NO_COMMANDS,
  ...Object.fromEntries(commands.map((command) => [command, true])),
});

const clock = (more: Partial<Controls>): Controls => ({
  state: 'paused',
  seconds: 480,
  totalSeconds: 480,
  steerable: true,
  controlsVisible: true,
  enabled: may('start', 'add_minute', 'subtract_minute', 'reset'),
  endAsked: false,
  run: none,
  startByTick: none,
  continueAfterEnd: none,
  studentEnd: none,
  secondsUsed: () => 0,
  ...more,
});

export const clocks: Section = {
  id: 'clocks',
  title: 'Clocks',
  states: {
    'not started': () => <Timer timer={clock({})} />,
    reading: () => <Timer timer={clock({ state: 'reading', seconds: 60, enabled: may('start', 'reset') })} />,
    running: () => <Timer timer={clock({ state: 'running', seconds: 247, enabled: may('pause', 'add_minute') })} />,
    'paused on its way': () => <Timer timer={clock({ seconds: 247 })} />,
    'the last minute': () => <Timer timer={clock({ state: 'running', seconds: 42, enabled: may('pause') })} />,
    'time is up': () => <Timer timer={clock({ state: 'finished', seconds: 0, enabled: may('reset') })} />,
    'somebody else’s, not known yet': () => (
      <Timer timer={clock({ known: false, steerable: false, controlsVisible: false })} />
    ),
    'all that there is to look at': () => (
      <Timer size="stage" timer={clock({ state: 'running', seconds: 247, steerable: false, controlsVisible: false })} />
    ),
  },
};
