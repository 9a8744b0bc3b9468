import { Button, Skeleton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StationCard as Card } from '~/domain/stations/contract';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { ChoosableCard } from '../circuits/choosable-card';
import type { Builder } from '../circuits/use-builder';
import layout from '~/web/ui/layout.module.css';
import classes from './card-grid.module.css';
import { useCollapseLimit } from './collapse';
import { StationCard } from './station-card';

const Pages = lazily(async () => (await import('~/web/ui/pages')).Pages);

interface Props {
  items: Card[];
  page: number;
  pages: number;
  /** Of all pages. */
  count: number;
  /** The address of a page. */
  to: (page: number | undefined) => string;
  /** While the next answer is under way. */
  stale: boolean;
  builder: Builder;
}

/** Cards; the rest of the first page, and further pages, are behind 'show all' (spec 3 §2). */
export function CardGrid({ items, page, pages, count, to, stale, builder }: Props) {
  const { formatMessage: say } = useIntl();
  const limit = useCollapseLimit();
  const [opened, setOpened] = useState(page > 1);
  const all = opened || page > 1;
  const shown = all ? items : items.slice(0, limit);

  return (
    <div>
      <ul className={classes.grid} data-stale={stale || undefined} aria-busy={stale}>
        {shown.map((station) => (
          <li key={station.id} className={layout.cell}>
            {builder.on ? (
              <ChoosableCard
                station={station}
                chosen={builder.chosen.includes(station.id)}
                onToggle={() => builder.toggle(station.id)}
              />
            ) : (
              <StationCard station={station} />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.more}>
        <OnceWanted wanted={all && pages > 1}>
          {all && pages > 1 && (
            <Pages
              of={{ page, pages }}
              to={to}
              label={say({ id: 'stations.pages' })}
              siblings={limit === 2 ? 0 : 1}
              className={classes.pages}
            />
          )}
        </OnceWanted>
        {page === 1 && items.length > limit && (
          <Button
            variant="default"
            aria-expanded={all}
            onClick={() => setOpened(!all)}
            rightSection={all ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
          >
            <FormattedMessage id={all ? 'stations.show-fewer' : 'stations.show-all'} values={{ count }} />
          </Button>
        )}
      </div>
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
