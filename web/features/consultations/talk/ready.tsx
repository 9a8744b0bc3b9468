import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type ConsultationData, consultationPage, stationConsultation } from '~/domain/consultations/contract';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { NotAdvice } from '~/web/ui/not-advice';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { ModelConsentDialog, SpeakerChoice, useModelConsent } from '../consent/model-consent';
import { Instructions } from './instructions';
import { TalkIntro } from './intro';
import layout from '~/web/ui/layout.module.css';
import classes from './ready.module.css';

/** Before the clock starts: what the candidate reads outside the door. */
export function Ready({ data }: { data: ConsultationData }) {
  const cache = useQueryClient();
  const { consultation_id, station, consultation } = data;
  const begin = useAction(
    consultationPage,
    'begin',
    { params: { consultation_id } },
    {
      onSuccess: (answer) => offerSnapshot(cache, stationConsultation, consultation_id, answer),
    },
  );
  const consent = useModelConsent(data);
  const [asked, ask] = useState(false);
  const [entering, enter] = useState(false);
  const go = () => {
    enter(false);
    begin.mutate({});
  };
  return (
    <div className={layout.page820}>
      <ModelConsentDialog
        consent={consent}
        opened={asked}
        onDecided={() => {
          ask(false);
          enter(true);
        }}
        onClose={() => ask(false)}
      />
      {entering && <TalkIntro onDone={go} onCancel={() => enter(false)} />}
      <PageHeader
        title={station.name}
        eyebrow={<FormattedMessage id="consultations.eyebrow" />}
        lead={<FormattedMessage id="consultations.ready.lead" values={{ minutes: consultation.clock.minutes }} />}
      />
      <Stack gap="lg">
        <section className={classes.sheet}>
          <Instructions data={data} />
        </section>
        <div>
          <SpeakerChoice consent={consent} />
          <NotAdvice />
        </div>
        {begin.error && <ProblemNotice error={begin.error} />}
      </Stack>
      <Group className={`no-print ${classes.start}`} gap="md">
        <Button
          size="lg"
          h={56}
          loading={begin.isPending || begin.isSuccess}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
          onClick={() => (consent.undecided ? ask(true) : enter(true))}
        >
          <FormattedMessage id="consultations.ready.start" />
        </Button>
        <Anchor component={Link} to={data.launchpad_url} className={layout.target} size="sm">
          <FormattedMessage id="consultations.ready.later" />
        </Anchor>
      </Group>
    </div>
  );
}
