import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { partsInEvent } from '~/domain/questions/authoring/changes';
import { proposalPage, questionProposal } from '~/domain/questions/proposals/contract';
import { type ProblemError, usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { useLive } from '~/web/live/use-live';
import { ChangedMeanwhile, useAsRead } from '~/web/parts/moderation/changed-meanwhile';
import { Decisions } from '~/web/parts/moderation/decisions';
import { Readers } from '~/web/parts/moderation/readers';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { PageProblem } from '~/web/ui/page-problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { DiffView } from '../history/diff-view';
import { Comments } from './comments';
import { Decide } from './decide';
import { FormView } from './form-view';
import type { ProposalData } from './proposal-data';
import lists from '~/web/ui/list.module.css';
import classes from './proposal.module.css';

/** A question that waits for a second person, beside what readers see. */
export function ProposalPage() {
  const { formatMessage: say } = useIntl();
  const { proposal_id = '' } = useParams();
  const { data, error, refetch } = usePage(proposalPage, { params: { proposal_id } }, { refetchOnMount: 'always' });
  const { snapshot, connection } = useLive(questionProposal, Number(proposal_id), {
    initial: data?.live,
    enabled: data !== undefined,
  });
  const [version, seen] = [snapshot?.version ?? 0, data?.live.version ?? 0];
  useEffect(() => {
    if (seen > 0 && version > seen) void refetch();
  }, [version, seen, refetch]);
  const title = say({ id: 'questions.proposal.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <SkeletonList rows={4} height={120} />;
  return (
    <Proposal key={data.id} data={data} problem={error} connection={connection} onChanged={() => void refetch()} />
  );
}

interface Props {
  data: ProposalData;
  /** Why the newest state could not be had: its author has deleted the question, for example. Nothing is decided then. */
  problem: ProblemError | null;
  connection: ReturnType<typeof useLive>['connection'];
  onChanged: () => void;
}

function Proposal({ data, problem, connection, onChanged }: Props) {
  const { formatMessage: say } = useIntl();
  const { state, published, form } = data;
  const { before, read } = useAsRead(form, data.may_decide);
  const of = { kind: 'question', entity_id: data.id } as const;
  return (
    <div className={classes.page}>
      <PageHeader
        title={say({ id: 'questions.proposal.title' })}
        actions={<ConnectionMark state={connection} every={questionProposal.poll.every / 1_000} />}
        lead={
          <span className={classes.about}>
            <span className={classes.state} data-state={state}>
              <FormattedMessage id={`questions.proposal.state.${state}`} />
            </span>
            <FormattedMessage id={published ? 'questions.proposal.change' : 'questions.proposal.new'} />
            {data.author && <span>{data.author}</span>}
            <TimeAgo at={data.proposed_at} />
            {data.reviewer && <FormattedMessage id="questions.proposal.review" values={{ name: data.reviewer }} />}
          </span>
        }
      />
      {problem && <ProblemNotice error={problem} onRetry={onChanged} />}
      {!data.own && <Readers of={of} />}
      {before && (
        <ChangedMeanwhile onRead={read}>
          <DiffView
            rich
            before={before}
            after={form}
            topics={data.topics}
            legend={{ before: say({ id: 'review.changed.before' }), after: say({ id: 'review.changed.after' }) }}
          />
        </ChangedMeanwhile>
      )}
      {state === 'returned' && (
        <Alert color="yellow" variant="light" mb="md" title={<FormattedMessage id="questions.proposal.returned" />}>
          <div className={classes.said}>{data.reason}</div>
        </Alert>
      )}
      {data.outdated && (
        <Alert color="yellow" variant="light" mb="md" role="status">
          <FormattedMessage id={data.own ? 'questions.proposal.outdated.own' : 'questions.proposal.outdated'} />
        </Alert>
      )}
      {published ? (
        <DiffView
          rich
          before={published}
          after={form}
          topics={data.topics}
          legend={{ before: say({ id: 'questions.proposal.before' }), after: say({ id: 'questions.proposal.after' }) }}
        />
      ) : (
        <FormView form={form} topics={data.topics} />
      )}
      <Decide key={state} data={data} unread={before !== null || problem !== null} onChanged={onChanged} />
      {!data.own && <Decisions of={of} onChanged={onChanged} />}
      <Comments data={data} onChanged={onChanged} />
      <Log log={data.log} />
    </div>
  );
}

function Log({ log }: { log: ProposalData['log'] }) {
  const { formatMessage: say, formatList, messages } = useIntl();
  const named = (event: string) => {
    const parts = partsInEvent(event).map((part) => say({ id: `questions.part.${part}` }));
    const acts = event
      .split(',')
      .flatMap((act) => (`questions.act.${act}` in messages ? [say({ id: `questions.act.${act}` })] : []));
    if (parts.length > 0) acts.push(say({ id: 'questions.history.changed' }, { parts: formatList(parts) }));
    return acts.join(' · ') || event;
  };
  if (log.length === 0) return null;
  return (
    <Section id="log" title={<FormattedMessage id="questions.proposal.log" />}>
      <ul className={lists.ofCards}>
        {log.map(({ user, event, timestamp }, index) => (
          <li key={index}>
            <strong>{named(event)}</strong>{' '}
            <span className={classes.meta}>
              {user && `${user} · `}
              <TimeAgo at={timestamp} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
