import { circuitRun, type RunSnapshot } from '~/domain/circuit-runs/contract';
import { groupKnocks } from '~/domain/group-practice/knock-contract';
import type { GroupRole } from '~/domain/group-practice/roles';
import { RunBar } from '~/web/parts/circuit-runs/run-bar';
import { WHERE } from '../frame';
import { LONG_NAME, ME } from '../people';
import { Pushed } from '../pushed';
import type { Section } from '../section';
import { NOW } from '../still';

interface Seen extends Partial<Omit<RunSnapshot, 'pin' | 'members'>> {
  /** Of who is signed in. */
  role?: GroupRole;
  /** Where the run wants them. */
  destination?: string;
}

const someone = (id: number, name: string, role: GroupRole, destination = WHERE): RunSnapshot['members'][number] => ({
  id,
  name,
  avatar: '',
  guest: false,
  presence: 'here',
  role,
  destination,
});

const runOf = (pin: string, { role = 'student', destination, ...more }: Seen): RunSnapshot => ({
  version: 1,
  pin,
  state: 'running',
  label: 'Chest and breath',
  style: 1,
  host_id: 1,
  round: 2,
  rounds: 3,
  phase: 'station',
  phase_total: 480_000,
  phase_ends_at: NOW + 247_000,
  remaining: null,
  held: null,
  server_time: NOW,
  station: { id: 1, slug: 'chest-pain', name: 'Chest pain', style: 1, virtual_patient: true },
  alone: false,
  quizlog_id: 0,
  members: more.alone
    ? [someone(ME, 'Ana Ruiz', role, destination)]
    : [
        someone(ME, 'Ana Ruiz', role, destination),
        someone(1, 'Diego Santos', 'patient'),
        someone(2, LONG_NAME, 'observer'),
      ],
  plan: [{ round: 3, minutes: 13, student: 2, examiner: ME, patient: 1, observer: [] }],
  results: [],
  ...more,
});

const Bar = ({ pin, ...seen }: Seen & { pin: string }) => (
  <Pushed resource={circuitRun} at={pin} snapshot={runOf(pin, seen)}>
    <RunBar pin={pin} />
  </Pushed>
);

const PAUSED = { state: 'paused', phase_ends_at: null, remaining: 247_000 } as const;
const READING = { phase: 'reading', phase_total: 120_000, phase_ends_at: NOW + 84_000 } as const;
const FEEDBACK = { phase: 'feedback', phase_total: 180_000, phase_ends_at: NOW + 95_000 } as const;

export const runs: Section = {
  id: 'runs',
  title: 'The bar of a circuit',
  states: {
    'reading, to the candidate': () => <Bar pin="21" {...READING} />,
    'the station, to the host': () => <Bar pin="22" host_id={ME} role="examiner" />,
    'the last two minutes, to the patient': () => <Bar pin="23" role="patient" phase_ends_at={NOW + 112_000} />,
    'paused, to the examiner': () => <Bar pin="24" role="examiner" {...PAUSED} />,
    'held, for the candidate has left: to the host': () => (
      <Bar pin="25" host_id={ME} role="examiner" held="candidate" {...PAUSED} />
    ),
    'feedback, and the examiner’s marks are missing': () => <Bar pin="26" role="examiner" {...FEEDBACK} />,
    'the last feedback, to who watches': () => (
      <Bar pin="27" role="observer" round={3} plan={[]} quizlog_id={5} {...FEEDBACK} />
    ),
    'alone, on another page, with a virtual patient': () => (
      <Bar pin="28" host_id={ME} alone destination="/elsewhere/" />
    ),
    'somebody knocks': () => (
      <Pushed
        resource={groupKnocks}
        at="29"
        snapshot={{ version: 1, knocks: [{ id: 29, name: 'Priya Nair', guest: true, expires_at: NOW + 60_000 }] }}
      >
        <Bar pin="29" host_id={ME} role="examiner" />
      </Pushed>
    ),
    'it is over, on a page that somebody stayed on': () => (
      <Bar pin="30" state="done" phase={null} phase_ends_at={null} destination="/results/" />
    ),
  },
};
