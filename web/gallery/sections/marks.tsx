import { Group, Stack } from '@mantine/core';
import { PHASES } from '~/domain/circuit-runs/phases';
import { GROUP_ROLES } from '~/domain/group-practice/roles';
import { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';
import { LevelMeter } from '~/web/call/level-meter';
import { Mark } from '~/web/core/mark';
import { ConnectionMark } from '~/web/live/connection-mark';
import { SavingMark } from '~/web/parts/annotations/saving-mark';
import { PhaseMark } from '~/web/parts/circuit-runs/phase-mark';
import { NotAdvice } from '~/web/ui/not-advice';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { HostMark, PresenceMark } from '~/web/ui/person-marks';
import { PulsingDots } from '~/web/ui/pulsing-dots';
import { QuizLook } from '~/web/ui/quiz-look';
import { RoleMark } from '~/web/ui/role-mark';
import { TimeAgo } from '~/web/ui/time-ago';
import { NOW } from '../still';
import type { Section } from '../section';

/** Seconds before now. */
const AGES = [5, 600, 7_200, 200_000, 2_000_000];

export const marks: Section = {
  id: 'marks',
  title: 'Marks',
  states: {
    'the product': () => (
      <Group>
        {[20, 28, 48].map((size) => (
          <Mark key={size} size={size} />
        ))}
      </Group>
    ),
    roles: () => (
      <Group>
        {GROUP_ROLES.map((role) => (
          <RoleMark key={role} role={role} />
        ))}
      </Group>
    ),
    'people: here, away, host': () => (
      <Group>
        <PersonAvatar name="Ana Ruiz" avatar="" />
        <PersonAvatar name="Gilberto de la Fuente y Aguirre" avatar="" size={48} />
        <PresenceMark presence="here" />
        <PresenceMark presence="away" />
        <HostMark />
      </Group>
    ),
    'connection: live, polling, away': () => (
      <Group>
        {(['live', 'polling', 'offline'] as const).map((state) => (
          <ConnectionMark key={state} state={state} every={5} />
        ))}
      </Group>
    ),
    'what became of what was written': () => (
      <Group>
        <SavingMark saving="saved" empty />
        {(['saved', 'saving', 'device', 'conflict', 'refused'] as const).map((saving) => (
          <SavingMark key={saving} saving={saving} empty={false} />
        ))}
      </Group>
    ),
    'phases of a round': () => (
      <Group>
        {PHASES.map((phase) => (
          <PhaseMark key={phase} phase={phase} />
        ))}
      </Group>
    ),
    'looks of quizzes and decks': () => (
      <Group gap="xs">
        {LOOK_COLOURS.map((colour, index) => (
          <QuizLook key={colour} colour={colour} icon={LOOK_ICONS[index % LOOK_ICONS.length]!} size={40} />
        ))}
      </Group>
    ),
    'how long ago': () => (
      <Group>
        {AGES.map((seconds) => (
          <TimeAgo key={seconds} at={new Date(NOW - seconds * 1_000).toISOString()} />
        ))}
      </Group>
    ),
    'loudness: none, half, all': () => (
      <Stack gap="xs" maw={320}>
        {[0, 0.5, 1].map((level) => (
          <LevelMeter key={level} level={level} />
        ))}
      </Stack>
    ),
    waiting: () => <PulsingDots />,
    'no advice': () => <NotAdvice />,
  },
};
