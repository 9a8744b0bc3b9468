import { Button, Paper, Text, Title } from '@mantine/core';
import { IconDoor } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerKnock, groupKnocks } from '~/domain/group-practice/knock-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMutate } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { useAnnounce } from '~/web/ui/announcer';
import { useNews } from '~/web/ui/use-news';
import { useErrorToast } from '~/web/ui/use-error-toast';
import classes from './knock-list.module.css';

const NOBODY: { id: number; name: string }[] = [];

/** For the host: who typed the PIN while no PIN is looked up, and asks to come in. Takes no room while nobody does. */
export function KnockList({ pin }: { pin: string }) {
  const intl = useIntl();
  const heading = useId();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const knocks = useLive(groupKnocks, pin).snapshot?.knocks ?? NOBODY;
  const answer = useMutate(answerKnock, { onSuccess: (snapshot) => offerSnapshot(cache, groupKnocks, pin, snapshot), ...useErrorToast() });
  const { joined } = useNews(knocks);
  const words = joined.map(({ name }) => intl.formatMessage({ id: 'group-practice.knocks.news' }, { name })).join(' ');
  useEffect(() => {
    if (words !== '') announce(words);
  }, [words, announce]);

  if (knocks.length === 0) return null;
  return (
    <Paper component="section" withBorder className={classes.card} aria-labelledby={heading}>
      <div>
        <Title order={2} id={heading} className={classes.title}>
          <IconDoor size={22} aria-hidden />
          <FormattedMessage id="group-practice.knocks.title" values={{ count: knocks.length }} />
        </Title>
        <Text c="dimmed" size="sm" mt={4}>
          <FormattedMessage id="group-practice.knocks.lead" />
        </Text>
      </div>
      <ul className={classes.list}>
        {knocks.map(({ id, name }) => (
          <li key={id} className={classes.row}>
            <span className={classes.name}>{name}</span>
            <span className={classes.acts}>
              <Button
                disabled={answer.isPending}
                aria-label={intl.formatMessage({ id: 'group-practice.knocks.let-in-whom' }, { name })}
                onClick={() => answer.mutate({ pin, knock_id: id, let_in: true })}
              >
                <FormattedMessage id="group-practice.knocks.let-in" />
              </Button>
              <Button
                variant="default"
                disabled={answer.isPending}
                aria-label={intl.formatMessage({ id: 'group-practice.knocks.send-away-whom' }, { name })}
                onClick={() => answer.mutate({ pin, knock_id: id, let_in: false })}
              >
                <FormattedMessage id="group-practice.knocks.send-away" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
