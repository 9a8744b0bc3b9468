import { IconMessageCircle, IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { consultationPage, SAYING_MAX, stationConsultation } from '~/domain/consultations/contract';
import { beginGroupPatient } from '~/domain/consultations/group-patient-contract';
import type { StatusSnapshot } from '~/domain/group-practice/contract';
import { useAction, useMutate } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { uuid } from '~/web/live/uuid';
import { Button, IconButton } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';
import field from '~/web/ui/text-field.module.css';
import texts from '~/web/ui/text.module.css';
import classes from './group-patient.module.css';

interface Props {
  pin: string;
  status: StatusSnapshot | undefined;
  me: number | undefined;
  /** The candidate still reads the instructions: the patient comes in afterwards. */
  reading: boolean;
}

/** The role that nobody in the group plays: the virtual patient, whose answers everybody in the group reads as they come. */
export function GroupPatient({ pin, status, me, reading }: Props) {
  if (!status || status.state !== 'running' || status.patient !== null) return null;
  const candidate = me !== undefined && status.student === me;
  const talk = status.patient_talk ?? null;
  if (talk === null && !status.virtual_patient) return null;
  return (
    <section className={classes.part} aria-labelledby="group-patient">
      <h2 className={texts.headingThird} id="group-patient">
        <FormattedMessage id="stations.group-patient" />
      </h2>
      {talk !== null ? (
        <Talk id={talk} pin={pin} candidate={candidate} />
      ) : reading ? (
        <p className={texts.dimmedText}>
          <FormattedMessage id="stations.group-patient.reading" />
        </p>
      ) : candidate ? (
        <>
          <p className={texts.dimmedText}>
            <FormattedMessage id="stations.group-patient.about" />
          </p>
          <Begin key={status.round} pin={pin} words="stations.group-patient.begin" />
        </>
      ) : (
        <p className={texts.dimmedText}>
          <FormattedMessage id="stations.group-patient.waiting" />
        </p>
      )}
    </section>
  );
}

function Begin({ pin, words }: { pin: string; words: string }) {
  const begin = useMutate(beginGroupPatient);
  return (
    <>
      {begin.error && <ProblemNotice error={begin.error} />}
      <Button
        className={classes.begin}
        before={<IconMessageCircle size={18} aria-hidden />}
        loading={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate({ pin })}
      >
        <FormattedMessage id={words} />
      </Button>
    </>
  );
}

function Talk({ id, pin, candidate }: { id: number; pin: string; candidate: boolean }) {
  const { formatMessage: say } = useIntl();
  const { snapshot } = useLive(stationConsultation, id);
  const turns = snapshot?.turns ?? [];
  const last = turns.at(-1);
  const closed = snapshot?.state === 'closed';
  const list = useRef<HTMLOListElement>(null);
  // The list alone: what an examiner ticks must not move under their finger while the patient answers.
  useEffect(() => {
    const toEnd = () => void (list.current && (list.current.scrollTop = list.current.scrollHeight));
    toEnd();
    window.addEventListener('resize', toEnd);
    return () => window.removeEventListener('resize', toEnd);
  }, [last?.said, turns.length]);
  return (
    <>
      <ol ref={list} className={classes.turns} aria-live="polite">
        {turns.length === 0 && !closed && (
          <li className={texts.dimmedColour}>
            <FormattedMessage id="stations.group-patient.empty" />
          </li>
        )}
        {turns.map((turn) => (
          <li key={turn.turn_id} className={classes.turn}>
            <p className={classes.asked}>
              <span className={texts.dimmedBlock}>
                <FormattedMessage id="stations.group-patient.candidate" />
              </span>
              {turn.asked}
            </p>
            <p className={classes.said}>
              <span className={texts.dimmedBlock}>
                <FormattedMessage id="stations.group-patient.patient" />
              </span>
              {turn.said ||
                say({
                  id: turn.state === 'failed' ? 'stations.group-patient.failed' : 'stations.group-patient.answering',
                })}
            </p>
          </li>
        ))}
      </ol>
      {closed && (
        <p className={texts.dimmedText}>
          <FormattedMessage id="stations.group-patient.closed" />
        </p>
      )}
      {candidate &&
        (closed ? (
          <Begin key={id} pin={pin} words="stations.group-patient.again" />
        ) : (
          <Say id={id} busy={last?.state === 'waiting' || last?.state === 'speaking'} />
        ))}
    </>
  );
}

function Say({ id, busy }: { id: number; busy: boolean }) {
  const { formatMessage: say } = useIntl();
  const [text, setText] = useState('');
  const [turn_id, next] = useState(uuid);
  const send = useAction(
    consultationPage,
    'say',
    { params: { consultation_id: id } },
    {
      onSuccess: () => {
        setText('');
        next(uuid());
      },
    },
  );
  const submit = () => {
    if (text.trim() !== '' && !busy && !send.isPending) send.mutate({ text: text.trim(), turn_id });
  };
  return (
    <form
      className={classes.say}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {send.error && <ProblemNotice error={send.error} />}
      <textarea
        rows={1}
        autoComplete="off"
        className={`${field.input} ${field.lines} ${classes.words}`}
        maxLength={SAYING_MAX}
        aria-label={say({ id: 'stations.group-patient.say' })}
        placeholder={say({ id: 'stations.group-patient.say' })}
        value={text}
        enterKeyHint="send"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <IconButton
        type="submit"
        variant="filled"
        aria-label={say({ id: 'stations.group-patient.send' })}
        disabled={busy || send.isPending || text.trim() === ''}
      >
        <IconSend2 size={22} aria-hidden />
      </IconButton>
    </form>
  );
}
