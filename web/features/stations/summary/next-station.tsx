import { Badge, Group, Modal, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { groupLobby, lobbyPage } from '~/domain/group-practice/contract';
import { stationList } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { useAction, usePage } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { ProblemNotice } from '~/web/ui/problem';
import { SEARCH_DELAY } from '../list/use-filters';
import classes from './summary.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  pin: string;
  style: number;
  /** The station that the group has just done. */
  slug: string;
}

/** The host picks another station of the style for the same group and PIN; the others follow by themselves. */
export function NextStation({ opened, onClose, pin, style, slug }: Props) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const list = usePage(
    stationList,
    { params: { base: baseOf(style) }, query: { search: search || undefined } },
    { enabled: opened, placeholderData: keepPreviousData },
  );
  const go = useAction(
    lobbyPage,
    'next_station',
    { params: { pin } },
    {
      onSuccess: (lobby) => {
        offerSnapshot(cache, groupLobby, pin, lobby);
        void navigate(href(lobbyPage, { pin }));
      },
    },
  );
  const problem = go.error ?? list.error;

  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={<FormattedMessage id="stations.next.title" />}>
      <TextInput
        data-autofocus
        type="search"
        aria-label={say({ id: 'stations.search' })}
        placeholder={say({ id: 'stations.search' })}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {problem && <ProblemNotice error={problem} onRetry={list.error ? list.refetch : undefined} />}
      {!list.data && !list.error && (
        <Stack gap="xs" mt="sm">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Stack>
      )}
      {list.data?.items.length === 0 && (
        <Text c="dimmed" mt="md">
          <FormattedMessage id="stations.empty.match.title" />
        </Text>
      )}
      <ul className={classes.choices}>
        {list.data?.items.map((station) => (
          <li key={station.id}>
            <UnstyledButton
              className={classes.choice}
              disabled={go.isPending || go.isSuccess}
              onClick={() => go.mutate({ slug: station.slug })}
            >
              <Group justify="space-between" wrap="nowrap" gap="sm">
                <Text fw={600}>{station.name}</Text>
                {station.slug === slug && (
                  <Badge variant="light" color="gray" tt="none" fw={500} flex="none">
                    <FormattedMessage id="stations.next.again" />
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed" lineClamp={1}>
                {station.description}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {list.data && list.data.count > list.data.items.length && (
        <Text c="dimmed" size="sm" mt="md">
          <FormattedMessage
            id="stations.next.more"
            values={{ shown: list.data.items.length, count: list.data.count }}
          />
        </Text>
      )}
    </Modal>
  );
}
