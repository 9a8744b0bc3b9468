import { FormattedMessage } from 'react-intl';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './summary.module.css';

/** For somebody who observed and ticked along: where they and the examiner differ. */
export function Observed({
  observed: { agreed, only_mine, only_examiner },
  total,
}: {
  observed: NonNullable<SummaryData['observed']>;
  total: number;
}) {
  return (
    <Section id="observed" title={<FormattedMessage id="stations.observe.compared" />}>
      <p className={layout.flush}>
        <FormattedMessage id="stations.observe.agreed" values={{ agreed, total }} />
      </p>
      {(
        [
          ['mine', only_mine],
          ['examiner', only_examiner],
        ] as const
      ).map(
        ([whose, titles]) =>
          titles.length > 0 && (
            <div key={whose}>
              <h3 className={classes.sectionName}>
                <FormattedMessage id={`stations.observe.only-${whose}`} />
              </h3>
              <ul className={classes.lines}>
                {titles.map((title, index) => (
                  <li key={index}>{title}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Section>
  );
}
