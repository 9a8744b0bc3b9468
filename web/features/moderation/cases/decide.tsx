import { Alert, Button, Checkbox, Group, Textarea } from '@mantine/core';
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
import { saveSnapshot } from '~/web/live/snapshots';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { Correct, type Corrections } from './correct';
import { TargetChanges } from './target-changes';

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
      (decision) =>
        (decision !== 'send_back' || (target.author !== null && target.mendable)) && (decision !== 'keep' || waiting),
    ),
    ...undo,
  ];
}

/** What the moderator has read; a decision on anything newer is refused. */
const seenIn = (snapshot: CaseSnapshot) => ({
  seen_act: snapshot.acts[0]?.id ?? 0,
  seen_report: Math.max(0, ...snapshot.reports.map(({ id }) => id)),
  seen_revision: snapshot.target.revision,
  seen_partner_report: Math.max(0, ...snapshot.reports.map(({ id }) => -id)),
});

const KEYS = ['seen_act', 'seen_report', 'seen_revision', 'seen_partner_report'] as const;
/** Decisions that can say that a fact was wrong. */
const SAYS_WRONG: readonly Decision[] = ['hide', 'send_back', 'take_down', 'restore'];
/** Things of which it is known who met them. */
const TOLD_KINDS: readonly string[] = ['question', 'flashcard', 'topic', 'guide', 'section', 'station'];

/** The words of a moderator on a case, the version that they have read, and their decision. */
function useDeciding(snapshot: CaseSnapshot, onChanged: () => unknown) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const [readState, setReadState] = useState(snapshot);
  const [read, now] = [seenIn(readState), seenIn(snapshot)];
  const changed = KEYS.some((key) => read[key] !== now[key]);
  const [correcting, setCorrecting] = useState(false);
  const [texts, setTexts] = useState<Corrections>({});
  const [wrong, setWrong] = useState(snapshot.was_wrong);
  const [hurry, setHurry] = useState<CaseSnapshot['acts'][number]['hurry']>(null);
  const decide = useAction(
    casePage,
    'decide',
    { params: { case_id: snapshot.id } },
    {
      onSuccess: (answer) => {
        announce(say({ id: 'moderation.done' }));
        saveSnapshot(cache, moderationCase.name, String(snapshot.id), answer);
        setReadState(answer);
        setHurry(answer.acts[0]?.hurry ?? null);
        setReason('');
        setCorrecting(false);
        setTexts({});
        setWrong(answer.was_wrong);
      },
      onError: () => void onChanged(),
    },
  );
  const readNow = () => {
    setReadState(snapshot);
    setWrong(snapshot.was_wrong);
    decide.reset();
  };
  return {
    decide,
    reason,
    setReason,
    readState,
    readNow,
    read,
    changed,
    correcting,
    setCorrecting,
    texts,
    setTexts,
    wrong,
    setWrong,
    hurry,
  };
}

/** The decisions, with the reason that the author reads. */
export function Decide({ snapshot, onChanged }: { snapshot: CaseSnapshot; onChanged: () => unknown }) {
  const { formatMessage: say } = useIntl();
  const deciding = useDeciding(snapshot, onChanged);
  const { decide, reason, setReason, read, changed, texts, setTexts, wrong, setWrong } = deciding;
  const { correcting, setCorrecting } = deciding;
  const decisions = possible(snapshot);
  const correctable = snapshot.target.correctable && !snapshot.target.gone;
  const short = reason.trim().length < REASON_MIN;
  const closing = snapshot.target.gone || !snapshot.target.hideable;
  return (
    <div className={layout.form}>
      {changed && !decide.isPending && (
        <Alert variant="light" color="yellow" role="status" title={say({ id: 'moderation.changed' })}>
          <TargetChanges before={deciding.readState.target} after={snapshot.target} />
          <Button variant="default" size="sm" onClick={deciding.readNow}>
            <FormattedMessage id="moderation.changed.read" />
          </Button>
        </Alert>
      )}
      {deciding.hurry && (
        <Alert variant="light" color="yellow" role="status" data-testid="hurry">
          <FormattedMessage id="moderation.hurry.yours" values={deciding.hurry} />
        </Alert>
      )}
      {decisions.length === 0 && !correctable ? (
        <p className={text.dimmedText}>
          <FormattedMessage id="moderation.nothing" />
        </p>
      ) : (
        <>
          <Textarea
            label={say({ id: 'moderation.reason' })}
            description={say({
              id: snapshot.target.author ? 'moderation.reason.hint' : 'moderation.reason.hint.no-author',
            })}
            autosize
            minRows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {correcting && (
            <>
              <p className={text.dimmedText}>
                <FormattedMessage id="moderation.change.hint" />
              </p>
              <Correct
                target={snapshot.target}
                texts={texts}
                onChange={(field, text) => setTexts((before) => ({ ...before, [field]: text }))}
              />
            </>
          )}
          {TOLD_KINDS.includes(snapshot.target.kind) &&
            (correcting || decisions.some((one) => SAYS_WRONG.includes(one))) && (
              <Checkbox
                label={say({ id: 'moderation.was-wrong' })}
                description={correcting ? undefined : say({ id: 'moderation.was-wrong.hint' })}
                checked={wrong}
                onChange={(event) => setWrong(event.currentTarget.checked)}
              />
            )}
          {decide.error && <ProblemNotice error={decide.error} />}
          {correcting && (
            <Group gap="sm">
              <Button
                disabled={changed || decide.isPending || short || Object.keys(texts).length === 0}
                loading={decide.isPending}
                onClick={() =>
                  decide.mutate({
                    decision: 'change',
                    reason,
                    was_wrong: wrong,
                    texts: Object.entries(texts).map(([field, text]) => ({ field, text })),
                    ...read,
                  })
                }
              >
                <FormattedMessage id="moderation.decide.change" />
              </Button>
              <Button variant="default" onClick={() => (setCorrecting(false), setTexts({}))}>
                <FormattedMessage id="moderation.change.cancel" />
              </Button>
            </Group>
          )}
          <Group gap="sm">
            {!correcting && correctable && (
              <Button variant="default" disabled={changed || decide.isPending} onClick={() => setCorrecting(true)}>
                <FormattedMessage id="moderation.change.open" />
              </Button>
            )}
            {(correcting ? [] : decisions).map((decision, index) => (
              <Button
                key={decision}
                variant={index === 0 ? 'filled' : 'default'}
                color={index > 0 && (decision === 'take_down' || decision === 'hide') ? 'red' : undefined}
                disabled={changed || decide.isPending || (NEEDS_REASON.includes(decision) && short)}
                loading={decide.isPending && decide.variables.decision === decision}
                onClick={() => decide.mutate({ decision, reason, was_wrong: wrong, ...read })}
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
