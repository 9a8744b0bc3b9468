import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconUser, IconUserHeart } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Evidence, Turn } from '~/domain/consultations/contract';
import type { Said } from './kept';
import { MarkedText } from './marked-text';
import layout from '~/web/ui/layout.module.css';
import classes from './transcript.module.css';

interface Props {
  turns: readonly Turn[];
  /** Said, and not with the server yet. */
  waiting?: readonly Said[];
  /** The words that a mark stands on. */
  shown?: readonly Evidence[];
  /** Below the turn that is shown: the way back. */
  wayBack?: ReactNode;
  /** If an answer failed: the way to request it again. */
  again?: (turn: Turn) => ReactNode;
}

export const turnId = (number: number): string => `turn-${number}`;

/** The two voices, in their order. */
export function Transcript({ turns, waiting = [], shown = [], wayBack, again }: Props) {
  const quotes = (turn: Turn, by: Evidence['by']) =>
    shown.filter((each) => each.turn === turn.number && each.by === by).map(({ quote }) => quote);
  return (
    <ol className={classes.transcript}>
      {turns.map((turn) => (
        <li
          key={turn.turn_id}
          id={turnId(turn.number)}
          tabIndex={-1}
          className={classes.turn}
          data-shown={shown.some((each) => each.turn === turn.number) || undefined}
        >
          <Voice of="candidate">
            <MarkedText text={turn.asked} quotes={quotes(turn, 'candidate')} />
          </Voice>
          <Answer turn={turn} quotes={quotes(turn, 'patient')} />
          {turn.state === 'failed' && again?.(turn)}
          {wayBack && shown.some((each) => each.turn === turn.number) && (
            <div className={`no-print ${layout.cell}`}>{wayBack}</div>
          )}
        </li>
      ))}
      {waiting.map((said) => (
        <li key={said.turn_id} className={classes.turn} data-waiting>
          <Voice of="candidate">{said.text}</Voice>
          <p className={classes.note}>
            <IconClock size={16} aria-hidden />
            <FormattedMessage id="consultations.turn.unsent" />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Voice({ of, children }: { of: 'candidate' | 'patient'; children: ReactNode }) {
  const Icon = of === 'patient' ? IconUserHeart : IconUser;
  return (
    <div className={classes.voice} data-of={of}>
      <span className={classes.who}>
        <Icon size={16} aria-hidden />
        <FormattedMessage id={`consultations.voice.${of}`} />
      </span>
      <div className={classes.words}>{children}</div>
    </div>
  );
}

function Answer({ turn, quotes }: { turn: Turn; quotes: readonly string[] }) {
  if (turn.state === 'failed' && turn.said === '') {
    return (
      <p className={classes.note} data-failed role="alert">
        <IconAlertTriangle size={16} aria-hidden />
        <FormattedMessage id={`consultations.failure.${turn.failure ?? 'internal'}`} />
      </p>
    );
  }
  return (
    <>
      <Voice of="patient">
        {turn.said !== '' && <MarkedText text={turn.said} quotes={quotes} />}
        {(turn.state === 'waiting' || turn.state === 'speaking') && <Thinking alone={turn.said === ''} />}
      </Voice>
      {turn.state === 'failed' && (
        <p className={classes.note} data-failed role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <FormattedMessage id={`consultations.failure.${turn.failure ?? 'internal'}`} />
        </p>
      )}
    </>
  );
}

/** More is to come. */
function Thinking({ alone }: { alone: boolean }) {
  return (
    <span className={classes.thinking} data-alone={alone || undefined}>
      <span aria-hidden>…</span>
      <VisuallyHidden>
        <FormattedMessage id="consultations.turn.waiting" />
      </VisuallyHidden>
    </span>
  );
}

/** A failed answer is asked for anew; of the offline patient, if it was a model that failed. */
export function AnswerAgain({
  turn,
  busy,
  onAgain,
}: {
  turn: Turn;
  busy: boolean;
  onAgain: (offline: boolean) => void;
}) {
  return (
    <Group gap="sm" className={`no-print ${classes.again}`}>
      <Button variant="default" loading={busy} onClick={() => onAgain(false)}>
        <FormattedMessage id="app.try-again" />
      </Button>
      {turn.speaker === 'model' && (
        <Button variant="subtle" disabled={busy} onClick={() => onAgain(true)}>
          <FormattedMessage id="consultations.turn.again-offline" />
        </Button>
      )}
    </Group>
  );
}
