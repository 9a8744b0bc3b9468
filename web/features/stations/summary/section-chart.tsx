import { useIntl } from 'react-intl';
import { percentage } from '~/domain/stations/marking';
import { ScoreBars } from '~/web/ui/score-bars';
import type { SummaryData } from '~/domain/stations/summary-contract';

/** A bar for each section. The table below says the same in figures. */
export function SectionChart({ sections }: { sections: SummaryData['sections'] }) {
  const { formatMessage: say } = useIntl();
  const bars = sections.map((section, index) => ({
    id: String(index),
    name: section.title,
    percent: percentage(section.ticked, section.total),
  }));
  return <ScoreBars label={say({ id: 'stations.summary.chart' })} bars={bars} />;
}
