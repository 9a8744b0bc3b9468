import { Badge, Button, Text, Title } from '@mantine/core';
import { IconClock, IconLock, IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { launchpad } from '~/domain/consultations/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { stationEntry } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { useProblemMessage } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import classes from './launchpad.module.css';

export type Patient = PageData<typeof launchpad>['items'][number];

/** A patient at a glance; one tap begins, or goes on with what was begun. */
export function PatientCard({ patient, open }: { patient: Patient; open: boolean }) {
  const { formatMessage: say, locale } = useIntl();
  const problemMessage = useProblemMessage();
  const navigate = useNavigate();
  const base = baseOf(patient.style);
  const [submission_id] = useState(uuid);
  const start = useAction(
    launchpad,
    'start',
    { params: { base } },
    { onSuccess: ({ next_url }) => void navigate(next_url) },
  );
  const title = `patient-${patient.id}`;
  return (
    <article className={classes.card} aria-labelledby={title}>
      <div className={layout.toolbar}>
        {patient.label > 0 && (
          <Badge variant="light" color="gray" size="lg" tt="none" fw={500}>
            <FormattedMessage id={`stations.label.${patient.label}`} />
          </Badge>
        )}
        {!locale.startsWith(patient.language) && (
          <Badge variant="light" color="gray" size="lg" tt="none" fw={500}>
            <FormattedMessage id={`consultations.language.${patient.language}`} />
          </Badge>
        )}
        {patient.mine && !patient.published && (
          <Badge
            variant="light"
            color="gray"
            size="lg"
            tt="none"
            fw={500}
            leftSection={<IconLock size={14} aria-hidden />}
          >
            <FormattedMessage id="consultations.mine" />
          </Badge>
        )}
      </div>
      <Title order={2} size="h3" id={title} lang={patient.language}>
        <Link to={href(stationEntry, { base, slug: patient.slug })} className={classes.name}>
          {patient.name}
        </Link>
      </Title>
      <Text size="sm" c="dimmed" lineClamp={3} lang={patient.language}>
        {patient.description}
      </Text>
      <div className={classes.facts}>
        <span className={layout.inlineClose}>
          <IconClock size={16} aria-hidden />
          <FormattedMessage id="consultations.minutes" values={{ minutes: patient.minutes }} />
        </span>
        <span className={layout.inlineClose}>
          {patient.last_score === null ? (
            <FormattedMessage id="stations.card.not-tried" />
          ) : (
            <FormattedMessage
              id="stations.card.last-score"
              values={{
                score: <FormattedNumber value={patient.last_score / 100} style="percent" maximumFractionDigits={0} />,
              }}
            />
          )}
        </span>
      </div>
      {start.error && (
        <Text size="sm" c="red" role="alert">
          {problemMessage(start.error)}
        </Text>
      )}
      <Button
        fullWidth
        h={48}
        mt="auto"
        variant={open ? 'default' : 'filled'}
        leftSection={<IconMessageCircle size={18} aria-hidden />}
        loading={start.isPending || start.isSuccess}
        aria-label={say({ id: open ? 'consultations.go-on.with' : 'consultations.start.with' }, { name: patient.name })}
        onClick={() => start.mutate({ station_id: patient.id, submission_id })}
      >
        <FormattedMessage id={open ? 'consultations.go-on' : 'consultations.start'} />
      </Button>
    </article>
  );
}
