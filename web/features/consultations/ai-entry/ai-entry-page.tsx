import { Button, Stack } from '@mantine/core';
import { IconChecklist, IconMessageCircle, IconQuote } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { aiEntry, type AiEntryData } from '~/domain/consultations/ai-entry-contract';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { bankLaunchpad } from '~/domain/stations/launchpad/contract';
import { stationEntry } from '~/domain/stations/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import { useLocation } from 'react-router';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { SpeakerNote } from '../talk/speaker-note';
import text from '~/web/ui/text.module.css';
import classes from './ai-entry.module.css';

const STEPS = [
  { id: 'talk', Icon: IconMessageCircle },
  { id: 'marks', Icon: IconChecklist },
  { id: 'evidence', Icon: IconQuote },
] as const;

/** The entry page of practice with virtual patients in a bank (spec 1 §2): what happens, who plays them, and some to begin with. */
export function AiEntryPage() {
  const first = useLocation().pathname.split('/')[1];
  const base = STATION_BASES.find((each) => each === first) ?? STATION_BASES[0];
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(aiEntry, { params: { base } });
  return (
    <>
      <PageHeader
        eyebrow={<FormattedMessage id={`app.style.${base}`} />}
        title={say({ id: 'consultations.ai' })}
        lead={<FormattedMessage id="consultations.ai.lead" />}
      />
      <Stack gap="xl">
        <ol className={classes.steps}>
          {STEPS.map(({ id, Icon }) => (
            <li key={id} className={classes.step}>
              <Icon size={28} stroke={1.6} className={classes.icon} aria-hidden />
              <span className={text.bold}>
                <FormattedMessage id={`consultations.ai.${id}`} />
              </span>
              <span className={text.dimmed}>
                <FormattedMessage id={`consultations.ai.${id}.about`} />
              </span>
            </li>
          ))}
        </ol>
        {error ? (
          <ProblemNotice error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonList rows={3} height={88} gap={12} />
        ) : (
          <Patients base={base} data={data} />
        )}
      </Stack>
    </>
  );
}

function Patients({ base, data: { patients, shown, speaker } }: { base: StationBase; data: AiEntryData }) {
  return (
    <Section id="ai-patients" title={<FormattedMessage id="consultations.ai.patients" values={{ count: patients }} />}>
      <SpeakerNote speaker={speaker} />
      {patients > 0 && (
        <ul className={classes.patients}>
          {shown.map((patient) => (
            <li key={patient.id} lang={patient.language}>
              <Link to={href(stationEntry, { base, slug: patient.slug })} className={classes.patient}>
                <span className={text.bold}>{patient.name}</span>
                <span className={text.dimmed}>{patient.description}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.on}>
        {patients > 0 ? (
          <Button component={Link} to={href(launchpad, { base })} size="md">
            <FormattedMessage id="consultations.ai.all" />
          </Button>
        ) : (
          <Button component={Link} to={href(bankLaunchpad, { base })} variant="default" size="md">
            <FormattedMessage id="consultations.ai.none" />
          </Button>
        )}
      </div>
    </Section>
  );
}
