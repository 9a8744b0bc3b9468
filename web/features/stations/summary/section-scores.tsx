import { FormattedMessage, FormattedNumber } from 'react-intl';
import { percentage } from '~/domain/stations/marking';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { FiguresTable } from '~/web/ui/figures-table';
import { ProgressBar } from '~/web/ui/progress-bar';
import layout from '~/web/ui/layout.module.css';

const COLUMNS = ['stations.summary.section', 'stations.summary.items', 'stations.attempts.score'];

/** Score by section: a bar for each, and its figures. */
export const SectionScores = ({ sections }: { sections: SummaryData['sections'] }) => (
  <FiguresTable columns={COLUMNS}>
    {sections.map(({ title, ticked, total }, index) => {
      const share = percentage(ticked, total) / 100;
      return (
        <tr key={index}>
          <td>
            <div className={layout.wordsColumn}>
              {title}
              <ProgressBar share={share} />
            </div>
          </td>
          <td>
            <FormattedMessage id="stations.checklist.count" values={{ ticked, total }} />
          </td>
          <td>
            <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />
          </td>
        </tr>
      );
    })}
  </FiguresTable>
);
