import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { LeadOn } from '~/web/ui/lead-on';
import { PageProblem } from '../page-problem';
import { useStationAddress } from '../use-address';
import { EDITOR, editEditorAdapter } from './editor-adapter';
import { EditorSkeleton } from './editor-skeleton';
import { useBeside, type PageKind } from './new-station';

/** Edits a station, for its owner and for moderators (spec 3 §2): a station of the wizard opens in the wizard. */
export function EditedStation(kind: PageKind) {
  const { base, slug } = useStationAddress();
  return <Opened key={`${base}/${slug}`} {...kind} />;
}

function Opened({ pages, words, Screen }: PageKind) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { base, slug } = useStationAddress();
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch, isFetching } = usePage(
    pages.edit,
    { params: { base, slug } },
    { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false, refetchOnWindowFocus: false },
  );
  const stationId = data?.station_id;
  const beside = useBeside(pages);
  const adapter = useMemo(
    () => (stationId === undefined ? null : editEditorAdapter(base, slug, stationId, pages, beside)),
    [base, slug, stationId, pages, beside],
  );
  const [discarding, setDiscarding] = useState(false);

  if (error && !data) return <PageProblem error={error} retry={refetch} />;
  if (!data || !adapter || !person || (discarding && isFetching))
    return <EditorSkeleton title={say({ id: `stations.${words}.title.edit` })} />;
  if (data.virtual_patient && pages === EDITOR) return <LeadOn to={data.wizard_url} />;
  return (
    <Screen
      key={attempt}
      adapter={adapter}
      data={data}
      personId={person.id}
      onDraft={() => undefined}
      onDiscarded={() => {
        setAttempt(attempt + 1);
        setDiscarding(true);
        void refetch().finally(() => setDiscarding(false));
      }}
      reload={async () => (await refetch()).data}
    />
  );
}
