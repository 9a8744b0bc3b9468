import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { formatPin, normalisePin } from '~/domain/group-practice/pin';
import { useEnter } from '~/web/core/enter';
import { useAction, usePage } from '~/web/live/client';
import { GroupSpot } from '~/web/ui/art/spots-people';
import { PageHeader } from '~/web/ui/page-header';
import { useRefusedForm } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { JoinForm } from './join-form';
import classes from './join.module.css';
import { JoinProblem } from './join-problem';
import { KnockPage } from './knock-page';

const asksAtOnce = (state: unknown): boolean => typeof state === 'object' && state !== null && 'atOnce' in state;

/** `/join/{pin}/`: what the QR code holds. One press for somebody who is signed in; a name for somebody who is not. */
export function JoinPage() {
  const pin = normalisePin(useParams().pin ?? '');
  const knock = useSearchParams()[0].get('knock');
  return knock === null ? <JoinByPin pin={pin} /> : <KnockPage key={knock} pin={pin} knock={knock} />;
}

function JoinByPin({ pin }: { pin: string }) {
  const [search] = useSearchParams();
  const key = search.get('key') ?? undefined;
  const navigate = useNavigate();
  const location = useLocation();
  const intl = useIntl();
  const enter = useEnter();
  const refused = useRefusedForm();
  const page = usePage(joinGroup, { params: { pin } });
  const join = useAction(
    joinGroup,
    'submit',
    { params: { pin }, query: { key } },
    { onSuccess: ({ next_url }) => enter(next_url) },
  );

  // A person who typed the PIN joins at once; the wish is dropped from the history so that a reload asks again.
  const asked = useRef(false);
  const atOnce = asksAtOnce(location.state) && page.data?.needs_name === false;
  const { mutate } = join;
  useEffect(() => {
    if (!atOnce || asked.current) return;
    asked.current = true;
    mutate({});
    void navigate('.', { replace: true, state: null });
  }, [atOnce, mutate, navigate]);

  return (
    <div className={classes.card}>
      <GroupSpot size={88} />
      <PageHeader
        title={intl.formatMessage({ id: 'group-practice.join.title' })}
        lead={<span className={classes.shownPin}>{formatPin(pin)}</span>}
      />
      {refused && join.isIdle ? (
        <JoinProblem
          error={refused}
          onRetry={() => void navigate(href(joinGroup, { pin }, { key }), { replace: true })}
        />
      ) : join.error ? (
        <JoinProblem error={join.error} onRetry={join.reset} />
      ) : page.error ? (
        <JoinProblem error={page.error} onRetry={() => void page.refetch()} />
      ) : page.data ? (
        <JoinForm
          pin={pin}
          invitation={key}
          name={page.data.needs_name ? null : page.data.name}
          pending={join.isPending || join.isSuccess}
          onJoin={(name) => join.mutate(name === null ? {} : { name })}
        />
      ) : (
        <SkeletonList rows={1} height={50} />
      )}
    </div>
  );
}
