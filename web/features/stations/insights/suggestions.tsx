import { IconChecklist, IconHistory, IconSparkles, IconTrendingDown } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationEntry } from '~/domain/stations/contract';
import type { InsightsData, Reason } from '~/domain/stations/insights/contract';
import type { StationBase } from '~/domain/stations/styles';
import classes from './insights.module.css';

const ICONS = { label: IconTrendingDown, missed: IconChecklist, 'long-ago': IconHistory, never: IconSparkles };

/** What to practise next, and why. */
export function Suggestions({ suggestions, base }: { suggestions: InsightsData['suggestions']; base: StationBase }) {
  return (
    <ul className={classes.suggestions}>
      {suggestions.map(({ slug, name, label, reason }) => {
        const Icon = ICONS[reason.kind];
        return (
          <li key={slug} className={classes.suggestion}>
            <Icon size={24} stroke={1.6} className={classes.suggestionIcon} aria-hidden />
            <div>
              <Link to={href(stationEntry, { base, slug })} className={classes.suggestionName}>
                {name}
              </Link>
              <p className={classes.why}>
                <Why reason={reason} label={label} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Why({ reason, label }: { reason: Reason; label: number }) {
  const { formatMessage: say } = useIntl();
  const percent = (value: number) => <FormattedNumber value={value / 100} style="percent" maximumFractionDigits={0} />;
  const skill = label > 0 ? say({ id: `stations.label.${label}` }) : '';
  switch (reason.kind) {
    case 'label':
      return (
        <FormattedMessage
          id="insights.reason.label"
          values={{ skill, mean: percent(reason.mean), tries: reason.tries }}
        />
      );
    case 'missed':
      return (
        <FormattedMessage
          id="insights.reason.missed"
          values={{ item: reason.item, missed: reason.missed, of: reason.of }}
        />
      );
    case 'long-ago':
      return (
        <FormattedMessage
          id="insights.reason.long-ago"
          values={{ weeks: reason.weeks, score: percent(reason.score) }}
        />
      );
    case 'never':
      return skill ? (
        <FormattedMessage id="insights.reason.never-of" values={{ skill }} />
      ) : (
        <FormattedMessage id="insights.reason.never" />
      );
  }
}
