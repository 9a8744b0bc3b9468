import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  keyOf,
  moderationProposal,
  type ProposalAct,
  type Proposed,
  type ReviewSnapshot,
  undoDecision,
} from '~/domain/review/contract';
import { useMutate } from '~/web/live/client';
import { saveSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import { closeToasts } from '~/web/ui/toast';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './review.module.css';

/** What was decided on a proposal, by whom and why; the last decision can be undone. For who may decide on it. */
export function Decisions({ of, onChanged }: { of: Proposed; onChanged: () => void }) {
  const cache = useQueryClient();
  const { snapshot } = useLive(moderationProposal, keyOf(of));
  const undo = useMutate(undoDecision, {
    onSuccess: (answer) => {
      // What was said of the decision is not so any more.
      closeToasts();
      saveSnapshot(cache, moderationProposal.name, keyOf(of), answer);
      onChanged();
    },
    onError: onChanged,
  });
  // What somebody else decided, or an author changed, is shown at once.
  const last = snapshot && `${snapshot.decisions[0]?.id} ${snapshot.undoable}`;
  const seen = useRef(last);
  useEffect(() => {
    if (last === undefined || last === seen.current) return;
    if (seen.current !== undefined) onChanged();
    seen.current = last;
  }, [last, onChanged]);
  if (!snapshot || snapshot.decisions.length === 0) return null;
  return (
    <Section id="decisions" title={<FormattedMessage id="review.history" />} className={classes.review}>
      <ol className={lists.ofCards}>
        {snapshot.decisions.map((decision) => (
          <Decision key={decision.id} kind={of.kind} decision={decision} />
        ))}
      </ol>
      {undo.error && <ProblemNotice error={undo.error} />}
      <Undo
        kind={of.kind}
        snapshot={snapshot}
        busy={undo.isPending}
        onUndo={(decision_id) => undo.mutate({ kind: of.kind, entity_id: of.entity_id, decision_id })}
      />
    </Section>
  );
}

type Made = ReviewSnapshot['decisions'][number];

/** An application is accepted or refused; everything else is published or sent back. */
const OF_APPLICATION = { publish: 'accept', send_back: 'refuse', undo: 'undo' } as const;
const wordOf = (kind: string, act: ProposalAct) => (kind === 'application' ? OF_APPLICATION[act] : act);

function Decision({ kind, decision: { act, who, reason, undone, hurry, at } }: { kind: string; decision: Made }) {
  return (
    <li>
      <p>
        <strong>
          <FormattedMessage id={`review.act.${wordOf(kind, act)}`} values={{ name: who?.name ?? '–' }} />
        </strong>{' '}
        <span className={text.dimmed}>
          <TimeAgo at={at} />
          {undone && (
            <>
              {' · '}
              <FormattedMessage id="review.undone" />
            </>
          )}
        </span>
      </p>
      {reason && <p className={text.typedText}>{reason}</p>}
      {hurry && (
        <p className={text.dimmed}>
          <FormattedMessage id="review.hurry" values={hurry} />
        </p>
      )}
    </li>
  );
}

function Undo({
  kind,
  snapshot: { decisions, undoable },
  busy,
  onUndo,
}: {
  kind: string;
  snapshot: ReviewSnapshot;
  busy: boolean;
  onUndo: (decision: number) => void;
}) {
  const { formatMessage: say } = useIntl();
  const decision = decisions.find(({ id }) => id === undoable);
  if (!decision) return null;
  return (
    <div>
      <ConfirmButton
        variant="default"
        loading={busy}
        question={<FormattedMessage id="review.undo.question" />}
        consequence={say({ id: `review.undo.${wordOf(kind, decision.act)}` })}
        confirm={<FormattedMessage id="review.undo" />}
        onConfirm={() => onUndo(decision.id)}
      >
        <FormattedMessage id="review.undo" />
      </ConfirmButton>
    </div>
  );
}
