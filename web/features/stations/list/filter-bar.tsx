import { ActionIcon, Chip, Group, Indicator, Stack, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconBookmark, IconBookmarkFilled, IconDots, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '~/web/core/session';
import layout from '~/web/ui/layout.module.css';
import classes from './filter-bar.module.css';
import type { useFilters } from './use-filters';

interface Props {
  filter: ReturnType<typeof useFilters>;
  /** Null until the list has been read once. */
  labels: { label: number; count: number }[] | null;
  /** On a phone filters and `ways` are behind one button each, so that stations show. */
  phone: boolean;
  ways: ReactNode;
}

type Panel = 'filters' | 'ways';

/** Search, label and bookmarks; all of it in the address. */
export function FilterBar({ filter, labels, phone, ways }: Props) {
  const { formatMessage: say } = useIntl();
  const [opened, setOpened] = useState<Panel | null>(null);
  const { label, bookmarked } = filter.filters;
  const toggle = (panel: Panel) => ({
    'aria-expanded': opened === panel,
    'aria-controls': 'stations-panel',
    onClick: () => setOpened(opened === panel ? null : panel),
  });
  const search = (
    <TextInput
      className={classes.search}
      type="search"
      placeholder={say({ id: 'stations.search' })}
      aria-label={say({ id: 'stations.search' })}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={filter.typed}
      onChange={(event) => filter.type(event.currentTarget.value)}
    />
  );

  return (
    <Stack gap="sm" role="search" aria-label={say({ id: 'stations.filter.label' })}>
      <Group gap={phone ? 4 : 'sm'} wrap="nowrap" align="center">
        {search}
        {phone ? (
          <>
            <Indicator disabled={label === 0 && !bookmarked} size={10} offset={8}>
              <ActionIcon
                size={48}
                variant="default"
                aria-label={say({ id: 'stations.filters' })}
                {...toggle('filters')}
              >
                <IconAdjustmentsHorizontal size={20} aria-hidden />
              </ActionIcon>
            </Indicator>
            {ways && (
              <ActionIcon size={48} variant="default" aria-label={say({ id: 'stations.ways' })} {...toggle('ways')}>
                <IconDots size={20} aria-hidden />
              </ActionIcon>
            )}
          </>
        ) : (
          <Bookmarked filter={filter} />
        )}
      </Group>
      {!phone && <Labels filter={filter} labels={labels} />}
      {phone && opened && (
        <Stack gap="sm" id="stations-panel">
          {opened === 'ways' ? (
            ways
          ) : (
            <>
              <Bookmarked filter={filter} />
              <Labels filter={filter} labels={labels} />
            </>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function Bookmarked({ filter }: Pick<Props, 'filter'>) {
  const { person } = useSession();
  const { bookmarked } = filter.filters;
  if (!person || person.guest) return null;
  return (
    <Chip
      size="md"
      variant="outline"
      checked={bookmarked}
      onChange={filter.setBookmarked}
      icon={<IconBookmarkFilled size={14} aria-hidden />}
      classNames={{ label: layout.chip }}
    >
      {!bookmarked && <IconBookmark size={16} aria-hidden className={classes.chipIcon} />}
      <FormattedMessage id="stations.filter.bookmarked" />
    </Chip>
  );
}

function Labels({ filter, labels }: Pick<Props, 'filter' | 'labels'>) {
  const { formatMessage: say } = useIntl();
  if (!labels || labels.length <= 1) return null;
  const looks = { variant: 'light', size: 'md', classNames: { label: layout.chip } } as const;
  return (
    <Chip.Group value={String(filter.filters.label)} onChange={(value) => filter.setLabel(Number(value))}>
      <div className={layout.toolbar} role="radiogroup" aria-label={say({ id: 'stations.filter.skill' })}>
        <Chip value="0" {...looks}>
          <FormattedMessage id="stations.filter.all" />
        </Chip>
        {labels.map(({ label, count }) => (
          <Chip key={label} value={String(label)} {...looks}>
            <FormattedMessage id={`stations.label.${label}`} /> <span className={classes.count}>{count}</span>
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
