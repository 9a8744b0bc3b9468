import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  casePage,
  type CaseSnapshot,
  type Decision,
  moderationCase,
  NEEDS_REASON,
  REASON_MAX,
  REASON_MIN,
} from '~/domain/moderation/decisions/contract';
import type { Standing } from '~/domain/moderation/queue/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '~/web/live/client';
import { keepSnapshot } from '~/web/live/snapshots';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './cases.module.css';

const POSSIBLE: Record<Standing, readonly Decision[]> = {
  shown: ['keep', 'hide', 'send_back', 'take_down'],
  hidden: ['restore', 'send_back', 'take_down', 'keep'],
  returned: ['restore', 'take_down', 'keep'],
  removing: ['take_down', 'restore', 'send_back'],
  taken_down: ['restore', 'keep'],
};

/** What a moderator can decide as things stand. */
function possible({ standing, waiting, target, undoable }: CaseSnapshot): Decision[] {
  const undo: Decision[] = undoable === null || target.gone ? [] : ['undo'];
  if (target.gone || !target.hideable) return waiting ? ['keep', ...undo] : undo;
  return [
    ...POSSIBLE[standing].filter(
      (decision) => (decision !== 'send_back' || target.author !== null) && (decision !== 'keep' || waiting),
    ),
    ...undo,
  ];
}

/** What the moderator has read; a decision on anything newer is refused. */
const seenIn = (snapshot: CaseSnapshot) => ({
  seen_act: snapshot.acts[0]?.id ?? 0,
  seen_report: Math.max(0, ...snapshot.reports.map(({ id }) => id)),
  seen_revision: snapshot.target.revision,
});

/** The decisions, with the reason that the author reads. */
export function Decide({ snapshot, onChanged }: { snapshot: CaseSnapshot; onChanged: () => unknown }) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const [read, setRead] = useState(() => seenIn(snapshot));
  const now = seenIn(snapshot);
  const changed =
    read.seen_act !== now.seen_act || read.seen_report !== now.seen_report || read.seen_revision !== now.seen_revision;
  const decide = useAction(
    casePage,
    'decide',
    { params: { case_id: snapshot.id } },
    {
      onSuccess: (answer) => {
        announce(say({ id: 'moderation.done' }));
        keepSnapshot(cache, moderationCase.name, String(snapshot.id), answer);
        setRead(seenIn(answer));
        setReason('');
      },
      onError: () => void onChanged(),
    },
  );
  const decisions = possible(snapshot);
  const short = reason.trim().length < REASON_MIN;
  const closing = snapshot.target.gone || !snapshot.target.hideable;
  return (
    <div className={classes.form}>
      {changed && !decide.isPending && (
        <Alert variant="light" color="yellow" role="status" title={say({ id: 'moderation.changed' })}>
          <Button variant="default" size="sm" onClick={() => (setRead(now), decide.reset())}>
            <FormattedMessage id="moderation.changed.read" />
          </Button>
        </Alert>
      )}
      {decisions.length === 0 ? (
        <p className={classes.meta}>
          <FormattedMessage id="moderation.nothing" />
        </p>
      ) : (
        <>
          <Textarea
            label={say({ id: 'moderation.reason' })}
            description={say({ id: 'moderation.reason.hint' })}
            autosize
            minRows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {decide.error && <ProblemNotice error={decide.error} />}
          <Group gap="sm">
            {decisions.map((decision, index) => (
              <Button
                key={decision}
                variant={index === 0 ? 'filled' : 'default'}
                color={index > 0 && (decision === 'take_down' || decision === 'hide') ? 'red' : undefined}
                disabled={changed || decide.isPending || (NEEDS_REASON.includes(decision) && short)}
                loading={decide.isPending && decide.variables.decision === decision}
                onClick={() => decide.mutate({ decision, reason, ...read })}
              >
                <FormattedMessage
                  id={`moderation.decide.${decision === 'keep' && closing ? 'close' : decision === 'take_down' && snapshot.standing === 'removing' ? 'confirm' : decision}`}
                />
              </Button>
            ))}
          </Group>
        </>
      )}
    </div>
  );
}
