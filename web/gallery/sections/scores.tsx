import { Stack } from '@mantine/core';
import { ProgressBar } from '~/web/ui/progress-bar';
import { ScoreBars } from '~/web/ui/score-bars';
import { WeeklyLine } from '~/web/ui/weekly/weekly-line';
import type { Section } from '../section';

const BARS = [
  { id: '1', name: 'History', percent: 82 },
  { id: '2', name: 'A domain with rather a long name that is cut', percent: 64 },
  { id: '3', name: 'Communication', percent: 100 },
  { id: '4', name: 'Safety', percent: 0 },
];
const WEEKLY = [6, 5, 4, 3, 2, 1, 0].map((weeks_ago) => ({
  weeks_ago,
  you: weeks_ago === 4 ? null : 50 + ((weeks_ago * 17) % 40),
  others: 60 + ((weeks_ago * 11) % 20),
}));

export const scores: Section = {
  id: 'scores',
  title: 'Scores',
  states: {
    'progress: none, half, all': () => (
      <Stack>
        {[0, 0.5, 1].map((share) => (
          <ProgressBar key={share} share={share} duration={0} />
        ))}
      </Stack>
    ),
    'bars: none chosen': () => <ScoreBars label="Scores" bars={BARS} />,
    'bars: one chosen': () => <ScoreBars label="Scores" bars={BARS} chosen="2" onChoose={() => undefined} />,
    'weekly means, one week without': () => <WeeklyLine label="Weekly means" weekly={WEEKLY} />,
    'weekly means of oneself alone': () => <WeeklyLine label="Weekly means" weekly={WEEKLY} series={['you']} />,
  },
};
