import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stationList } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { usePage } from '~/web/live/client';
import { Badge } from '~/web/ui/badge';
import { Dialog } from '~/web/ui/dialog';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TextField } from '~/web/ui/text-field';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { SEARCH_DELAY } from '../list/use-filters';
import classes from './summary.module.css';
import type { useNextStation } from './use-next-station';

interface Props {
  onClose: () => void;
  style: number;
  /** The station that the group has just done. */
  slug: string;
  go: ReturnType<typeof useNextStation>;
}

/** The host picks another station of the style for the same group and PIN. */
export function NextStation({ onClose, style, slug, go }: Props) {
  const { formatMessage: say } = useIntl();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const list = usePage(
    stationList,
    { params: { base: baseOf(style) }, query: { search: search || undefined } },
    { placeholderData: keepPreviousData },
  );
  const problem = go.error ?? list.error;

  return (
    <Dialog onClose={onClose} closable title={<FormattedMessage id="stations.next.title" />}>
      <TextField
        data-autofocus
        type="search"
        aria-label={say({ id: 'stations.search' })}
        placeholder={say({ id: 'stations.search' })}
        before={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {problem && <ProblemNotice error={problem} onRetry={list.error ? list.refetch : undefined} />}
      {!list.data && !list.error && <SkeletonList rows={4} height={56} gap={8} />}
      {list.data?.items.length === 0 && (
        <p className={text.dimmedColour}>
          <FormattedMessage id="stations.empty.match.title" />
        </p>
      )}
      <ul className={classes.choices}>
        {list.data?.items.map((station) => (
          <li key={station.id}>
            <button
              type="button"
              className={classes.choice}
              disabled={go.isPending || go.isSuccess}
              onClick={() => go.mutate({ slug: station.slug })}
            >
              <span className={layout.ends}>
                <strong>{station.name}</strong>
                {station.slug === slug && (
                  <Badge tone="gray">
                    <FormattedMessage id="stations.next.again" />
                  </Badge>
                )}
              </span>
              <span className={classes.about}>{station.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.data && list.data.count > list.data.items.length && (
        <p className={text.dimmed}>
          <FormattedMessage
            id="stations.next.more"
            values={{ shown: list.data.items.length, count: list.data.count }}
          />
        </p>
      )}
    </Dialog>
  );
}
