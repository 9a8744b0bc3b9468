import { Button, Skeleton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StationCard as Card } from '../../../../domain/stations/contract';
import { ChoosableCard } from '../circuits/choosable-card';
import type { Builder } from '../circuits/use-builder';
import classes from './card-grid.module.css';
import { useCollapseLimit } from './collapse';
import { StationCard } from './station-card';

/** Cards, the rest behind 'show all' (spec 3 §2). @param stale while the next answer is under way */
export function CardGrid({ items, stale, builder }: { items: Card[]; stale: boolean; builder: Builder }) {
  const limit = useCollapseLimit();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, limit);

  return (
    <div>
      <ul className={classes.grid} data-stale={stale || undefined} aria-busy={stale}>
        {shown.map((station) => (
          <li key={station.id} className={classes.cell}>
            {builder.on ? (
              <ChoosableCard station={station} chosen={builder.chosen.includes(station.id)} onToggle={() => builder.toggle(station.id)} />
            ) : (
              <StationCard station={station} />
            )}
          </li>
        ))}
      </ul>
      {items.length > limit && (
        <div className={classes.more}>
          <Button variant="default" aria-expanded={all} onClick={() => setAll(!all)} rightSection={all ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}>
            <FormattedMessage id={all ? 'stations.show-fewer' : 'stations.show-all'} values={{ count: items.length }} />
          </Button>
        </div>
      )}
    </div>
  );
}

export function CardGridSkeleton() {
  const { formatMessage: say } = useIntl();
  const limit = useCollapseLimit();
  return (
    <div className={classes.grid} role="status" aria-label={say({ id: 'stations.loading' })}>
      {Array.from({ length: limit }, (_, index) => (
        <Skeleton key={index} height={232} radius="md" />
      ))}
    </div>
  );
}
