import { Badge, Text, Title } from '@mantine/core';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationEntry, type StationCard as Card } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import text from '~/web/ui/text.module.css';
import classes from './station-card.module.css';
import { StationBookmark } from '../station-bookmark';
import { StationVote } from '../station-vote';

/** A station at a glance; the whole card leads to its entry. */
export function StationCard({ station }: { station: Card }) {
  return (
    <article className={classes.card} aria-labelledby={`station-${station.id}`}>
      <div className={classes.top}>
        {station.label > 0 && (
          <Badge variant="light" color="gray" size="lg" tt="none" fw={500} className={classes.label}>
            <FormattedMessage id={`stations.label.${station.label}`} />
          </Badge>
        )}
        <div className={classes.above}>
          <StationBookmark stationId={station.id} bookmarked={station.bookmarked} />
        </div>
      </div>
      <Title order={2} size="h3" id={`station-${station.id}`} className={classes.name}>
        <Link to={href(stationEntry, { base: baseOf(station.style), slug: station.slug })} className={classes.link}>
          {station.name}
        </Link>
      </Title>
      <Text size="sm" c="dimmed" lineClamp={3} className={classes.about}>
        {station.description}
      </Text>
      <div className={classes.bottom}>
        <Text
          size="sm"
          component="span"
          className={text.figures}
          c={station.last_score === null ? 'dimmed' : undefined}
        >
          {station.last_score === null ? (
            <FormattedMessage id="stations.card.not-tried" />
          ) : (
            <FormattedMessage
              id="stations.card.last-score"
              values={{
                score: <FormattedNumber value={station.last_score / 100} style="percent" maximumFractionDigits={0} />,
              }}
            />
          )}
        </Text>
        <div className={`${classes.above} ${classes.vote}`}>
          <StationVote station={station} />
        </div>
      </div>
    </article>
  );
}
