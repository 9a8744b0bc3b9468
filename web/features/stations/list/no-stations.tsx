import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { NothingFoundSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import type { useFilters } from './use-filters';

/** Nothing to show: because of the filters, or because nothing is published yet. */
export function NoStations({ filter }: { filter: ReturnType<typeof useFilters> }) {
  const reason = !filter.any ? 'none' : filter.filters.bookmarked ? 'bookmarks' : 'match';
  const clear = filter.any && (
    <Button variant="default" onClick={filter.clear}>
      <FormattedMessage id="stations.empty.clear" />
    </Button>
  );
  return (
    <EmptyState
      art={<NothingFoundSpot />}
      title={<FormattedMessage id={`stations.empty.${reason}.title`} />}
      action={clear || undefined}
    >
      <FormattedMessage id={`stations.empty.${reason}`} />
    </EmptyState>
  );
}
