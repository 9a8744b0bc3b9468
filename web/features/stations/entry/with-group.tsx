import { Button, Text, Title } from '@mantine/core';
import { IconHeadset, IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { joinPrompt, lobbyPage, prepGroup } from '~/domain/group-practice/contract';
import { tryGroupPage } from '~/domain/group-practice/try-contract';
import type { StationBase } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import classes from './entry-page.module.css';

/** Opens a session for the station and leads to its lobby as host (spec 3 §7); without an account for two hours. */
export function WithGroup({ base, slug }: { base: StationBase; slug: string }) {
  const navigate = useNavigate();
  const { person } = useSession();
  const prep = useMutate(prepGroup, { onSuccess: ({ pin }) => void navigate(href(lobbyPage, { pin })) });

  return (
    <section className={`no-print ${classes.way}`} data-first aria-labelledby="with-group">
      <div className={layout.rowWide}>
        <span className={classes.wayIcon}>
          <IconUsersGroup size={22} aria-hidden />
        </span>
        <Title order={2} size="h3" id="with-group">
          <FormattedMessage id="stations.entry.group.title" />
        </Title>
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        <FormattedMessage id="stations.entry.group.about" />
      </Text>
      <div className={classes.wayFoot}>
        {prep.error && <ProblemNotice error={prep.error} />}
        {person && !person.guest ? (
          <Button fullWidth mt="sm" loading={prep.isPending || prep.isSuccess} onClick={() => prep.mutate({ slug })}>
            <FormattedMessage id="stations.entry.group.open" />
          </Button>
        ) : (
          <Button fullWidth mt="sm" component={Link} to={href(tryGroupPage, {}, { station: slug })}>
            <FormattedMessage id="stations.entry.group.open" />
          </Button>
        )}
        <Button fullWidth mt="xs" variant="subtle" component={Link} to={href(joinPrompt)}>
          <FormattedMessage id="stations.entry.group.join" />
        </Button>
        <Button
          fullWidth
          mt="xs"
          variant="subtle"
          component={Link}
          to={href(audioPairingPage, { base })}
          leftSection={<IconHeadset size={18} aria-hidden />}
        >
          <FormattedMessage id="stations.entry.group.partner" />
        </Button>
      </div>
    </section>
  );
}
