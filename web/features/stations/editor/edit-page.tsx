import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { stationEdit } from '../../../../domain/stations/authoring-contract';
import { useSession } from '../../../app/session';
import { usePage } from '../../../live/client';
import { PageProblem } from '../page-problem';
import { useStationAddress } from '../use-address';
import { editDesk } from './desk';
import { EditorScreen } from './editor-screen';
import { EditorSkeleton } from './editor-skeleton';

/** Where a station is changed, by its owner and by moderators (spec 3 §2). */
export function EditPage() {
  const { base, slug } = useStationAddress();
  return <Opened key={`${base}/${slug}`} />;
}

function Opened() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { base, slug } = useStationAddress();
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch, isFetching } = usePage(stationEdit, { params: { base, slug } }, { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false });
  const stationId = data?.station_id;
  const desk = useMemo(() => (stationId === undefined ? null : editDesk(base, slug, stationId)), [base, slug, stationId]);

  if (error && !data) return <PageProblem error={error} retry={refetch} />;
  if (!data || !desk || !person || (attempt > 0 && isFetching)) return <EditorSkeleton title={say({ id: 'stations.editor.title.edit' })} />;
  return (
    <EditorScreen
      key={attempt}
      desk={desk}
      data={data}
      personId={person.id}
      onDraft={() => undefined}
      onDiscarded={() => {
        setAttempt(attempt + 1);
        void refetch();
      }}
    />
  );
}
