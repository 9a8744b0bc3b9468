import { Alert, Anchor, SegmentedControl } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { keyOf, moderationProposal } from '~/domain/review/contract';
import type { ChangeName } from '~/domain/notebook/writing/change-name';
import { proposalPage } from '~/domain/notebook/writing/contract';
import { type ProblemError, usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { ChangedMeanwhile, useAsRead } from '~/web/parts/moderation/changed-meanwhile';
import { Decisions } from '~/web/parts/moderation/decisions';
import { Readers } from '~/web/parts/moderation/readers';
import { ProblemNotice } from '~/web/ui/problem';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { AuthorBar } from './author-bar';
import { DecideBar } from './decide-bar';
import text from '~/web/ui/text.module.css';
import classes from './decide.module.css';
import { SectionDiffView } from './diff/section-diff-view';
import { Generated } from './generated';
import type { ProposalData } from './proposal-data';
import { SectionBodyView } from './section-body-view';
import { StateMark } from './state-mark';

/** A text that waits for a second person, beside the one that readers see. */
export function ProposalPage() {
  const { formatMessage: say } = useIntl();
  const { proposal_id = '' } = useParams();
  const { data, error, refetch } = usePage(proposalPage, { params: { proposal_id } }, { refetchOnMount: 'always' });
  if (error && !data)
    return <PageProblem title={say({ id: 'notebook.writing.title' })} error={error} retry={refetch} />;
  if (!data) return <SkeletonList rows={4} height={120} />;
  return <Reading key={data.proposal.id} data={data} problem={error} onChanged={refetch} />;
}

interface ReadingProps {
  data: ProposalData;
  /** Why the newest state could not be had: its author has taken it back, for example. */
  problem: ProblemError | null;
  onChanged: () => unknown;
}

/** What a second person began to read stays known while its author, or another reader, changes it. */
function Reading({ data, problem, onChanged }: ReadingProps) {
  const { formatMessage: say } = useIntl();
  const { proposal, may_decide } = data;
  const of = { kind: 'text', entity_id: proposal.id } as const;
  const { before, read } = useAsRead(proposal.body, may_decide);
  const changed = useCallback(() => void onChanged(), [onChanged]);
  const { snapshot } = useLive(moderationProposal, keyOf(of), { enabled: !proposal.own });
  const version = snapshot?.version;
  const seen = useRef(version);
  useEffect(() => {
    if (version !== undefined && seen.current !== undefined && version > seen.current) changed();
    seen.current = version ?? seen.current;
  }, [version, changed]);
  return (
    <>
      <div className={classes.page}>
        {problem && <ProblemNotice error={problem} onRetry={changed} />}
        {!proposal.own && <Readers of={of} />}
        {before && (
          <ChangedMeanwhile onRead={read}>
            <SectionDiffView
              before={before}
              after={proposal.body}
              legend={{ before: say({ id: 'review.changed.before' }), after: say({ id: 'review.changed.after' }) }}
            />
          </ChangedMeanwhile>
        )}
      </div>
      <Proposal data={data} unread={before !== null || problem !== null} onChanged={changed} />
      {!proposal.own && (
        <div className={classes.page}>
          <Decisions of={of} onChanged={changed} />
        </div>
      )}
    </>
  );
}

const NONE: ReadonlySet<ChangeName> = new Set();

function Proposal({ data, unread, onChanged }: { data: ProposalData; unread: boolean; onChanged: () => void }) {
  const { formatMessage: say } = useIntl();
  const { proposal, published, may_decide } = data;
  // Which changes are left out belongs to one version of both texts. What is typed in the bar stays.
  const texts = `${proposal.version}.${published?.revision}`;
  const [leftOut, setLeftOut] = useState({ texts, names: NONE });
  const left = leftOut.texts === texts ? leftOut.names : NONE;
  const [view, setView] = useState<'diff' | 'text'>('diff');
  const compares = published !== null && proposal.state !== 'published';
  const stale = compares && proposal.base_revision !== published.revision;
  const toggle = (name: ChangeName) =>
    setLeftOut({ texts, names: new Set(left.has(name) ? [...left].filter((one) => one !== name) : [...left, name]) });
  return (
    <div className={classes.page}>
      <PageHeader
        title={proposal.body.title || say({ id: 'notebook.writing.untitled' })}
        eyebrow={
          <Anchor component={Link} to={data.page_url}>
            {data.page_name}
          </Anchor>
        }
        lead={
          <span className={classes.about}>
            <StateMark state={proposal.state} />
            <span>{proposal.author || say({ id: 'notebook.writing.nobody' })}</span>
            <span>{say({ id: `app.language.${proposal.language}` })}</span>
            <TimeAgo at={proposal.saved_at} />
          </span>
        }
      />
      {proposal.state === 'returned' && (
        <Alert color="yellow" variant="light" mb="md" title={<FormattedMessage id="notebook.writing.returned" />}>
          <div className={text.typedText}>{proposal.reason}</div>
        </Alert>
      )}
      {proposal.written_by && <Generated by={proposal.written_by} />}
      {stale && (
        <Alert color="yellow" variant="light" role="status" mb="md">
          <FormattedMessage id={proposal.own ? 'notebook.decide.stale.own' : 'notebook.decide.stale'} />
        </Alert>
      )}
      {compares && (
        <SegmentedControl
          mb="md"
          aria-label={say({ id: 'notebook.diff.view' })}
          value={view}
          data={[
            { value: 'diff', label: say({ id: 'notebook.diff.view.diff' }) },
            { value: 'text', label: say({ id: 'notebook.diff.view.text' }) },
          ]}
          onChange={(value) => setView(value as 'diff' | 'text')}
        />
      )}
      {compares && view === 'diff' ? (
        <SectionDiffView
          before={published.body}
          after={proposal.body}
          legend={{ before: say({ id: 'notebook.diff.published' }), after: say({ id: 'notebook.diff.proposed' }) }}
          {...(may_decide && !stale ? { choosing: { left, toggle } } : {})}
        />
      ) : (
        <SectionBodyView body={proposal.body} language={proposal.language} />
      )}
      {may_decide && <DecideBar data={data} left={left} stale={stale} unread={unread} onChanged={onChanged} />}
      {proposal.own && <AuthorBar data={data} stale={stale} onChanged={onChanged} />}
    </div>
  );
}
