import { Button, Text, Title } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { launchpad } from '~/domain/consultations/contract';
import { baseOf } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import classes from './entry-page.module.css';
import type { StationEntryData } from '~/domain/stations/contract';

/** The way of an enabled virtual patient: one tap begins a consultation, or goes on with the open one. */
export function TalkToPatient({ station }: { station: StationEntryData['station'] }) {
  const { person } = useSession();
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const start = useAction(
    launchpad,
    'start',
    { params: { base: baseOf(station.style) } },
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  if (!person || person.guest) return null;
  return (
    <section className={`no-print ${classes.way}`} data-wide aria-labelledby="talk">
      <div className={layout.rowWide}>
        <span className={classes.wayIcon}>
          <IconMessageCircle size={22} aria-hidden />
        </span>
        <Title order={2} size="h3" id="talk">
          <FormattedMessage id="stations.talk" />
        </Title>
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        <FormattedMessage id="stations.talk.about" />
      </Text>
      {start.error && <ProblemNotice error={start.error} />}
      <div className={classes.wayFoot}>
        <Button
          loading={start.isPending || start.isSuccess}
          onClick={() => start.mutate({ slug: station.slug, submission_id })}
        >
          <FormattedMessage id="stations.talk.start" />
        </Button>
      </div>
    </section>
  );
}
