import { Chip, Group, Stack, TextInput } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '~/web/core/session';
import layout from '~/web/ui/layout.module.css';
import classes from './filter-bar.module.css';
import type { useFilters } from './use-filters';

interface Props {
  filter: ReturnType<typeof useFilters>;
  /** Null until the list has been read once. */
  labels: { label: number; count: number }[] | null;
}

/** Search, label and bookmarks; all of it in the address. */
export function FilterBar({ filter, labels }: Props) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { label, bookmarked } = filter.filters;

  return (
    <Stack gap="sm" role="search" aria-label={say({ id: 'stations.filter.label' })}>
      <Group gap="sm" wrap="nowrap" align="center">
        <TextInput
          className={classes.search}
          type="search"
          placeholder={say({ id: 'stations.search' })}
          aria-label={say({ id: 'stations.search' })}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filter.typed}
          onChange={(event) => filter.type(event.currentTarget.value)}
        />
        {person && !person.guest && (
          <Chip
            size="md"
            variant="outline"
            checked={bookmarked}
            onChange={filter.setBookmarked}
            icon={<IconBookmarkFilled size={14} aria-hidden />}
            classNames={{ label: layout.chip }}
            wrapperProps={{ title: say({ id: 'stations.filter.bookmarked' }) }}
          >
            {!bookmarked && <IconBookmark size={16} aria-hidden className={classes.chipIcon} />}
            <span className={classes.long}>
              <FormattedMessage id="stations.filter.bookmarked" />
            </span>
            <span className={classes.short}>
              <FormattedMessage id="stations.filter.bookmarked-short" />
            </span>
          </Chip>
        )}
      </Group>
      {labels && labels.length > 1 && (
        <Chip.Group value={String(label)} onChange={(value) => filter.setLabel(Number(value))}>
          <div className={classes.labels} role="radiogroup" aria-label={say({ id: 'stations.filter.skill' })}>
            <Chip value="0" variant="light" size="md" classNames={{ label: layout.chip }}>
              <FormattedMessage id="stations.filter.all" />
            </Chip>
            {labels.map((each) => (
              <Chip
                key={each.label}
                value={String(each.label)}
                variant="light"
                size="md"
                classNames={{ label: layout.chip }}
              >
                <FormattedMessage id={`stations.label.${each.label}`} />{' '}
                <span className={classes.count}>{each.count}</span>
              </Chip>
            ))}
          </div>
        </Chip.Group>
      )}
    </Stack>
  );
}
