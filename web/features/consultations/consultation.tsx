import { Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ConsultationData, stationConsultation } from '~/domain/consultations/contract';
import type { ProblemError } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { ReportButton } from '~/web/parts/acts/report-button';
import { ProblemNotice } from '~/web/ui/problem';
import { Closed } from './marking/closed';
import { MarkingView } from './marking/marking-view';
import { Ready } from './talk/ready';
import { Talk } from './talk/talk';

const TALKING: readonly string[] = ['ready', 'running', 'paused', 'ending'];

interface Props {
  data: ConsultationData;
  /** Why it could not be read anew. */
  problem: ProblemError | null;
  onReload: () => unknown;
}

/** Read, talked, marked, looked back at: what is shown follows the state of the consultation. */
export function Consultation({ data, problem, onReload }: Props) {
  const { formatMessage: say } = useIntl();
  // After the talk the page's own data leads: a push that overtakes the answer to `submit` must not take the marks, and
  // with them the way to the summary, off the screen.
  const enabled = TALKING.includes(data.consultation.state);
  const live = useLive(stationConsultation, data.consultation_id, { initial: data.consultation, enabled });
  const { connection, error } = live;
  const snapshot = (enabled && live.snapshot) || data.consultation;
  const { state } = snapshot;
  // Who was cut short by the clock stays with the last answer until they go on to the marks.
  const [staying, setStaying] = useState(state === 'running' || state === 'paused' || state === 'ending');
  const talking = TALKING.includes(state);
  if (talking && state !== 'ready' && !staying) setStaying(true);
  const [finished, setFinished] = useState(false);

  const behind = data.consultation.state !== state && !talking;
  useEffect(() => {
    if (behind) void onReload();
  }, [behind, onReload]);

  if (state === 'ready') return <Ready data={data} />;
  if (talking || (staying && !finished)) {
    return (
      <Talk
        data={data}
        snapshot={snapshot}
        connection={connection}
        onReload={onReload}
        onFinished={() => setFinished(true)}
        onLeave={() => setFinished(true)}
      />
    );
  }
  if (behind) {
    return (
      <Stack gap="md" aria-busy>
        {problem || error ? (
          <ProblemNotice error={(problem ?? error)!} onRetry={onReload} />
        ) : (
          <Skeleton height={480} />
        )}
      </Stack>
    );
  }
  return (
    <>
      {data.marking ? (
        <MarkingView data={data} marking={data.marking} turns={snapshot.turns} onReload={onReload} />
      ) : (
        <Closed data={data} turns={snapshot.turns} />
      )}
      <p className="no-print">
        <ReportButton kind="virtual_patient_report" id={data.station.id} label={say({ id: 'consultations.report' })} />
      </p>
    </>
  );
}
