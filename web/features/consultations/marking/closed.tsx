import { Alert, Button, Stack, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ConsultationData, Turn } from '~/domain/consultations/contract';
import { PageHeader } from '~/web/ui/page-header';
import { Section } from '~/web/ui/section-heading';
import { Transcript } from '../talk/transcript';
import { PrintButton } from './marking-view';
import layout from '~/web/ui/layout.module.css';

/** Ended without a result: why, and what was said. */
export function Closed({ data, turns }: { data: ConsultationData; turns: readonly Turn[] }) {
  return (
    <div className={layout.page820}>
      <PageHeader
        title={data.station.name}
        eyebrow={<FormattedMessage id="consultations.eyebrow.past" />}
        actions={
          <>
            <Button component={Link} to={data.launchpad_url} h={48}>
              <FormattedMessage id="consultations.launchpad.to" />
            </Button>
            {turns.length > 0 && <PrintButton />}
          </>
        }
      />
      <Stack gap="lg">
        <Alert color="gray" variant="light" role="status">
          <Text>
            <FormattedMessage id={`consultations.closed.${data.closed ?? 'left'}`} />
          </Text>
        </Alert>
        {turns.length > 0 && (
          <Section id="transcript" title={<FormattedMessage id="consultations.transcript" />}>
            <Transcript turns={turns} />
          </Section>
        )}
      </Stack>
    </div>
  );
}
