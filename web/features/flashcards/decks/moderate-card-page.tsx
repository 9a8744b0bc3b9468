import { Alert, Badge, Button, Skeleton } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { moderateCard, moderatedCard } from '~/domain/flashcards/moderating/contract';
import type { PageData } from '~/domain/kit/contract';
import { textDiff } from '~/domain/notebook/writing/text-diff';
import { NotFoundPage } from '~/web/core/not-found-page';
import { usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { ChangedMeanwhile, useAsRead } from '~/web/parts/moderation/changed-meanwhile';
import { Decisions } from '~/web/parts/moderation/decisions';
import { Readers } from '~/web/parts/moderation/readers';
import { TextChanges } from '~/web/parts/notebook/text-changes';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import classes from './decks.module.css';
import { DecideCard } from './decide-card';
import { ModerateCardForm } from './moderate-card-form';

type Data = PageData<typeof moderateCard>;

/** One card of a pack: its author, collection, pack and tags (spec 2 §2), and what becomes of it if it is proposed. */
export function ModerateCardPage() {
  const { formatMessage: say } = useIntl();
  const { card_id = '' } = useParams();
  const { data, error, refetch, isFetching } = usePage(
    moderateCard,
    { params: { card_id } },
    { gcTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
  );
  const { snapshot } = useLive(moderatedCard, Number(card_id), { enabled: data !== undefined });
  const [typed, setTyped] = useState(false);
  const saving = useIsMutating() > 0;
  const isBehind = data !== undefined && snapshot !== undefined && snapshot.version > data.live_version;
  const asked = useRef<number>(undefined);
  const reload = () => {
    setTyped(false);
    void refetch();
  };
  useEffect(() => {
    // What somebody typed here is not thrown away: they are asked.
    if (!isBehind || typed || saving || asked.current === snapshot.version) return;
    asked.current = snapshot.version;
    void refetch();
  }, [isBehind, typed, saving, snapshot, refetch]);
  const title = say({ id: 'flashcards.moderate.title' });
  if (error?.status === 404 && data)
    return (
      <div className={classes.page}>
        <PageHeader title={title} />
        <Alert variant="light" role="status">
          <FormattedMessage id="flashcards.moderate.decided" />
        </Alert>
      </div>
    );
  if (error && !data)
    return error.status === 404 ? <NotFoundPage /> : <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader title={title} lead={data && <Lead data={data} />} />
      {data ? (
        <>
          {data.proposal && <State proposal={data.proposal} own={data.own} />}
          {isBehind && typed && !saving && !isFetching && (
            <Alert color="yellow" variant="light" role="status">
              <p className={layout.flush}>
                <FormattedMessage id="flashcards.moderate.changed" />
              </p>
              <Button size="compact-md" variant="default" onClick={reload}>
                <FormattedMessage id="flashcards.moderate.changed.show" />
              </Button>
            </Alert>
          )}
          <div onInput={() => setTyped(true)}>
            <Review key={data.card.id} data={data} onChanged={reload}>
              <ModerateCardForm key={data.live_version} data={data} onSaved={reload} />
            </Review>
          </div>
        </>
      ) : (
        <Skeleton height={480} aria-busy />
      )}
    </div>
  );
}

/** The decision on a proposed card, with who else reads it, how it was changed meanwhile, and what was decided before. */
function Review({ data, onChanged, children }: { data: Data; onChanged: () => void; children: ReactNode }) {
  const { card, proposal, own, may_decide } = data;
  const { before, read } = useAsRead({ front: card.front, back: card.back }, may_decide);
  if (!proposal) return children;
  const of = { kind: 'flashcard', entity_id: card.id } as const;
  return (
    <>
      {!own && <Readers of={of} />}
      {before && (
        <ChangedMeanwhile onRead={read}>
          {(['front', 'back'] as const).map((side) => (
            <div key={side}>
              <strong>
                <FormattedMessage id={`review.part.${side}`} />
              </strong>
              <TextChanges changes={textDiff(before[side], card[side])} controlOf={() => null} isLeft={() => false} />
            </div>
          ))}
        </ChangedMeanwhile>
      )}
      {children}
      {(may_decide || own) && <DecideCard data={data} unread={before !== null} onChanged={onChanged} />}
      {!own && <Decisions of={of} onChanged={onChanged} />}
    </>
  );
}

function Lead({ data: { card, decks, proposal } }: { data: Data }) {
  return (
    <span className={classes.marks}>
      {decks.find(({ id }) => id === card.deck_id)?.deck_name}
      {proposal && (
        <Badge variant="light" tt="none" {...(proposal.state === 'returned' ? { color: 'yellow' } : {})}>
          <FormattedMessage id={`flashcards.moderate.state.${proposal.state}`} />
        </Badge>
      )}
    </span>
  );
}

function State({ proposal, own }: { proposal: NonNullable<Data['proposal']>; own: boolean }) {
  const { state, by, at, reason, decided_by } = proposal;
  if (state === 'returned')
    return (
      <Alert color="yellow" variant="light">
        <p className={layout.flush}>
          <strong>
            <FormattedMessage id="flashcards.moderate.returned" values={{ name: decided_by || 'none' }} />
          </strong>
        </p>
        {reason}
        {own && (
          <p className={layout.flush}>
            <FormattedMessage id="flashcards.moderate.returned.own" />
          </p>
        )}
      </Alert>
    );
  return (
    <p className={classes.hint}>
      <FormattedMessage id="flashcards.moderate.proposed" values={{ name: by || 'none', at: <TimeAgo at={at} /> }} />
    </p>
  );
}
