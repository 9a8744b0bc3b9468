/** @jest-environment jsdom */
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ClockSnapshot } from '~/domain/group-practice/contract';
import { Language } from '~/web/core/language';
import { noteServerTime } from '~/web/live/server-time';
import { Timer } from './timer';
import { useCountdown } from './use-countdown';
import { useGroupCountdown } from './use-group-countdown';

const NOW = 1_800_000_000_000;
const STATION = { style: 1, long_case: false, candidate_minutes: null, examiner_minutes: null };
const CONTROLS = ['Start', 'Pause', 'Reset', 'Add a minute', 'Subtract a minute'] as const;

function Local({
  station = STATION,
  keepAs,
}: {
  station?: typeof STATION | (Omit<typeof STATION, 'examiner_minutes'> & { examiner_minutes: number });
  keepAs?: string;
}) {
  const timer = useCountdown('examiner', station, keepAs);
  return (
    <>
      <Timer timer={timer} />
      <button onClick={timer.startByTick}>tick</button>
    </>
  );
}

function Shared({
  clock,
  steerable,
  onCommand = () => undefined,
}: {
  clock: ClockSnapshot;
  steerable: boolean;
  onCommand?: (command: string) => void;
}) {
  return <Timer timer={useGroupCountdown(clock, steerable, onCommand)} />;
}

const show = (part: React.ReactNode) =>
  render(part, {
    wrapper: ({ children }) => (
      <MantineProvider env="test">
        <Language language="en">{children}</Language>
      </MantineProvider>
    ),
  });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  act(() => void fireEvent.click(button(name)));
};
const pass = (milliseconds: number) => {
  act(() => void jest.advanceTimersByTime(milliseconds));
};
const face = () => screen.getByRole('timer').textContent;
const enabled = () =>
  CONTROLS.filter((name) => screen.queryByRole('button', { name })?.hasAttribute('disabled') === false);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the controls by state (spec 3 §4)', () => {
  // rules: 3.4.4
  it('paused: all but pause', () => {
    show(<Local />);
    expect(face()).toBe('8:00');
    expect(enabled()).toEqual(['Start', 'Reset', 'Add a minute', 'Subtract a minute']);
  });

  // rules: 3.4.3, 3.4.5
  it('running: pause alone', () => {
    show(<Local />);
    press('Start');
    pass(1_000);
    expect(face()).toBe('7:59');
    expect(enabled()).toEqual(['Pause']);
    press('Pause');
    pass(60_000);
    expect(face()).toBe('7:59');
    expect(enabled()).toEqual(['Start', 'Reset', 'Add a minute', 'Subtract a minute']);
  });

  // rules: 3.4.6
  it('at zero the end modal shows and the controls are hidden', () => {
    show(<Local />);
    press('Start');
    pass(480_000);
    expect(screen.getByRole('dialog', { name: 'Time is up' })).toBeInTheDocument();
    expect(screen.queryByText('Reset')).toBeNull();
    expect(screen.queryByLabelText('Clock controls')).toBeNull();
  });

  // rules: 3.4.7
  it("'Continue' gives back reset, start and the minute buttons", () => {
    show(<Local />);
    press('Start');
    pass(480_000);
    press('Continue');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(enabled()).toEqual(['Start', 'Reset', 'Add a minute']);
    press('Add a minute');
    press('Start');
    pass(1_000);
    expect(face()).toBe('0:59');
    pass(59_000);
    expect(screen.getByRole('dialog', { name: 'Time is up' })).toBeInTheDocument();
  });

  // rules: 3.4.8
  it("'End for candidate' disables all controls", () => {
    show(<Local />);
    press('Start');
    pass(480_000);
    press('End for candidate');
    expect(screen.getByLabelText('Clock controls')).toBeInTheDocument();
    expect(enabled()).toEqual([]);
    press('tick');
    expect(enabled()).toEqual([]);
  });
});

describe('the first tick', () => {
  // rules: 3.4.9
  it('starts the countdown', () => {
    show(<Local />);
    press('tick');
    expect(enabled()).toEqual(['Pause']);
  });

  // rules: 3.4.9
  it('does not while the controls are hidden', () => {
    show(<Local />);
    press('Start');
    pass(480_000);
    act(() => void fireEvent.click(screen.getByText('tick')));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(face()).toBe('0:00');
  });
});

describe('where it starts from (spec 3 §9)', () => {
  // rules: 3.9.7, 3.9.8, 3.9.9
  it('is the preference last chosen for this kind of timer, until reset clears it', () => {
    const first = show(<Local />);
    press('Add a minute');
    press('Add a minute');
    press('Subtract a minute');
    expect(face()).toBe('9:00');
    first.unmount();
    const second = show(<Local />);
    expect(face()).toBe('9:00');
    press('Reset');
    expect(face()).toBe('8:00');
    second.unmount();
    show(<Local />);
    expect(face()).toBe('8:00');
  });

  // rules: 3.9.6
  it('is what the author set, despite a choice at stations without a setting', () => {
    const first = show(<Local />);
    press('Add a minute');
    first.unmount();
    show(<Local station={{ ...STATION, examiner_minutes: 5 }} />);
    expect(face()).toBe('5:00');
  });

  it('shrugs at a spoilt preference', () => {
    localStorage.setItem('wardmates.timer.examiner.1.8', 'many');
    show(<Local />);
    expect(face()).toBe('8:00');
  });
});

describe('a device that slept', () => {
  it('shows the right time as soon as the server has told it', () => {
    noteServerTime(NOW);
    show(<Local />);
    press('Start');
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
    act(() => {
      noteServerTime(NOW + 200_000);
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(face()).toBe('4:40');
  });

  it('goes on evenly when its clock is set, by minutes or hours, forward or back', () => {
    show(<Local />);
    press('Start');
    for (const jump of [600_000, 7_200_000, -600_000, -7_200_000]) {
      jest.setSystemTime(NOW + jump);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(face()).toBe('8:00');
    }
    pass(30_000);
    expect(face()).toBe('7:30');
  });

  it('goes on running through a reload', () => {
    const first = show(<Local keepAs="a" />);
    press('Start');
    first.unmount();
    pass(30_000);
    show(<Local keepAs="a" />);
    expect(face()).toBe('7:30');
    expect(enabled()).toEqual(['Pause']);
  });
});

describe("the group's clock", () => {
  const running: ClockSnapshot = {
    total: 480_000,
    remaining: 480_000,
    started_at: NOW + 90_000,
    minutes: 8,
    server_time: NOW + 100_000,
  };

  it('shows the seconds of the server, however wrong the device', () => {
    show(<Shared clock={running} steerable={false} />);
    expect(face()).toBe('7:50');
    pass(5_000);
    expect(face()).toBe('7:45');
  });

  it('trusts the answer that was under way the shortest', () => {
    const { rerender } = show(<Shared clock={running} steerable={false} />);
    pass(10_000);
    rerender(<Shared clock={{ ...running, server_time: NOW + 103_000 }} steerable={false} />);
    expect(face()).toBe('7:40');
  });

  it('shows the reading time first, and then runs by itself; who steers may skip it', () => {
    const commands: string[] = [];
    show(
      <Shared
        clock={{ ...running, started_at: NOW + 160_000, reading: true }}
        steerable
        onCommand={(command) => commands.push(command)}
      />,
    );
    expect(face()).toBe('1:00');
    expect(screen.getAllByText('Reading time')[0]).toBeInTheDocument();
    expect(enabled()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Skip reading' })).toBeEnabled();
    press('Skip reading');
    expect(commands).toEqual(['start']);
    pass(61_000);
    expect(face()).toBe('7:59');
    expect(enabled()).toEqual(['Pause']);
  });

  it('is watched without controls by everyone but examiner and host', () => {
    show(<Shared clock={running} steerable={false} />);
    expect(screen.queryByLabelText('Clock controls')).toBeNull();
  });

  it('passes on what is pressed instead of doing it here', () => {
    const commands: string[] = [];
    show(<Shared clock={running} steerable onCommand={(command) => commands.push(command)} />);
    expect(enabled()).toEqual(['Pause']);
    press('Pause');
    expect(commands).toEqual(['pause']);
    expect(enabled()).toEqual(['Pause']);
  });

  it('ends on every screen, and only who steers may end it for the student', () => {
    show(<Shared clock={{ ...running, started_at: NOW - 400_000 }} steerable={false} />);
    expect(screen.getByRole('dialog', { name: 'Time is up' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End for candidate' })).toBeNull();
  });
});

it('tells a screen reader the minutes and the end, not the seconds', () => {
  show(<Local />);
  press('Start');
  const said = () => screen.getByRole('status', { hidden: true }).textContent;
  pass(1_000);
  const first = said();
  pass(30_000);
  expect(said()).toBe(first);
  pass(30_000);
  expect(said()).not.toBe(first);
  pass(480_000);
  expect(said()).toBe('Time is up');
});
