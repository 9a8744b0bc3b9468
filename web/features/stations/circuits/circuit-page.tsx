import { Button, Stack } from '@mantine/core';
import { IconPencil, IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { type CircuitData, circuitPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { usePage } from '~/web/live/client';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { PageHeader } from '~/web/ui/page-header';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { WeeklyLine } from '~/web/ui/weekly/weekly-line';
import { PageProblem } from '../page-problem';
import { useBase } from '../use-address';
import { CircuitsLink } from './circuits-link';
import { CircuitStations } from './circuit-stations';
import { DeleteDialog } from './delete-dialog';
import { RenameDialog } from './rename-dialog';

const RunDialog = lazily(withWords('circuit-runs', async () => (await import('./run-dialog')).RunDialog));

/** A circuit of one's own: its stations, and how the weeks went (spec 3 §2, §9). */
export function CircuitPage() {
  const base = useBase();
  const { slug = '' } = useParams();
  const { data, error, refetch } = usePage(circuitPage, { params: { base, slug } });
  return (
    <>
      <CircuitsLink base={base} />
      {error ? (
        <PageProblem error={error} retry={refetch} />
      ) : data ? (
        <Circuit key={data.circuit.id} data={data} reload={refetch} />
      ) : (
        <SkeletonList rows={4} height={88} />
      )}
    </>
  );
}

function Circuit({ data, reload }: { data: CircuitData; reload: () => unknown }) {
  const { formatMessage: say } = useIntl();
  const base = useBase();
  const [search] = useSearchParams();
  const [asking, setAsking] = useState<'run' | 'rename' | 'delete' | null>(search.has('run') ? 'run' : null);
  const { circuit } = data;
  const close = () => setAsking(null);
  return (
    <Stack gap="xl">
      <PageHeader
        title={circuit.label}
        lead={<FormattedMessage id="circuits.stations" values={{ count: data.stations.length + data.gone.length }} />}
        actions={
          <>
            {data.stations.length > 0 && (
              <Button
                leftSection={<IconPlayerPlay size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setAsking('run')}
              >
                <FormattedMessage id="circuits.run" />
              </Button>
            )}
            <Button
              variant="default"
              component={Link}
              to={`${href(stationList, { base })}?${new URLSearchParams({ circuit: 'true', label: circuit.label })}`}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              <FormattedMessage id="circuits.add" />
            </Button>
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setAsking('rename')}
            >
              <FormattedMessage id="circuits.rename" />
            </Button>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setAsking('delete')}
            >
              <FormattedMessage id="circuits.delete" />
            </Button>
          </>
        }
      />
      <CircuitStations data={data} reload={reload} />
      <Section id="weeks" title={<FormattedMessage id="circuits.weeks" />}>
        <WeeklyLine
          weekly={data.weekly.map((week) => ({ ...week, others: null }))}
          series={['you']}
          label={say({ id: 'circuits.chart' })}
        />
      </Section>
      <OnceWanted wanted={asking === 'run'}>
        <RunDialog data={data} opened={asking === 'run'} onClose={close} />
      </OnceWanted>
      <RenameDialog circuit={circuit} base={base} opened={asking === 'rename'} onClose={close} />
      <DeleteDialog circuit={circuit} opened={asking === 'delete'} onClose={close} />
    </Stack>
  );
}
