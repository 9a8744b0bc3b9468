import { Anchor, Button, Drawer, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowDown, IconArrowLeft, IconHourglassEmpty, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import {
  type ConsultationData,
  consultationPage,
  type ConsultationSnapshot,
  stationConsultation,
} from '~/domain/consultations/contract';
import { useSession } from '~/web/core/session';
import { useAction, type ProblemError } from '~/web/live/client';
import type { Connection } from '~/web/live/live-hub';
import { offerSnapshot } from '~/web/live/snapshots';
import { useAnnounce } from '~/web/ui/announcer';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { usePageTitle } from '~/web/ui/page-title';
import { ProblemNotice } from '~/web/ui/problem';
import { useGroupCountdown } from '~/web/ui/timer/use-group-countdown';
import { useVoiceChoice } from '../voice/kept-voice';
import { useReader } from '../voice/use-reader';
import { useSpeech } from '../voice/use-speech';
import { VoiceMenu } from '../voice/voice-menu';
import { ModelConsentDialog, SpeakerChoice, useModelConsent } from '../consent/model-consent';
import { ClockBar } from './clock-bar';
import { Composer } from './composer';
import { Instructions } from './instructions';
import { draftKey, type Said } from './kept';
import layout from '~/web/ui/layout.module.css';
import classes from './talk.module.css';
import { AnswerAgain, Transcript } from './transcript';
import { useNewest } from './use-newest';
import { isAnswering, useSaid } from './use-said';
import { useScreen } from './use-screen';

interface Props {
  data: ConsultationData;
  snapshot: ConsultationSnapshot;
  connection: Connection;
  /** On to the marks, or to the outcome without marks. */
  onLeave: () => void;
  /** The person ended it: the marks are shown as soon as they are there. */
  onFinished: () => void;
  /** Reads the page anew: who speaks for the patient, say. */
  onReload: () => unknown;
}

const STOPPED = () => undefined;

/** The consultation as it is held. */
export function Talk({ data, snapshot, connection, onLeave, onFinished, onReload }: Props) {
  const { formatMessage: say } = useIntl();
  const personId = useSession().person?.id ?? 0;
  const { consultation_id, station } = data;
  usePageTitle(say({ id: 'consultations.title' }, { name: station.name }));

  const room = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useScreen(room);
  const voice = useVoiceChoice();
  const speech = useSpeech(data);
  const [silent, setSilent] = useState(false);
  const reader = useReader(
    snapshot.turns,
    voice.choice.aloud,
    { by: speech.by, mayRead: speech.mayRead, consultationId: consultation_id, language: station.language },
    () => setSilent(true),
  );
  useFinishedAnswers(snapshot, !voice.choice.aloud);

  const saying = useSaying(data, snapshot, onReload);
  const { consent, said, refused } = saying;
  const timer = useGroupCountdown(snapshot.clock, false, STOPPED);
  const over =
    !['ready', 'running', 'paused'].includes(snapshot.state) || timer.state === 'finished' || snapshot.turns_left === 0;

  const [asked, setAsked] = useState(false);
  const { pause, begin, retry, finish, failed, afresh } = useTalkActs(data, saying.askAnew, () => {
    setAsked(false);
    onFinished();
  });
  const [reading, setReading] = useState(false);
  const { talk, away, toNewest } = useNewest(`${snapshot.version}.${said.entries.length}.${over}`);

  return (
    <div ref={room} className={classes.room}>
      <div className={classes.top}>
        <Anchor component={Link} to={data.launchpad_url} className={`no-print ${classes.leave}`} size="sm">
          <IconArrowLeft size={18} aria-hidden />
          <FormattedMessage id="consultations.launchpad" />
        </Anchor>
        <Title order={1} size="h2" tabIndex={-1}>
          {station.name}
        </Title>
      </div>
      <ClockBar
        timer={timer}
        connection={connection}
        over={over}
        busy={pause.isPending || begin.isPending}
        sound={<VoiceMenu voice={voice} speech={speech} />}
        onPause={() => {
          afresh();
          pause.mutate({});
        }}
        onContinue={() => {
          afresh();
          begin.mutate({});
        }}
        onInstructions={() => setReading(true)}
        onFinish={() => {
          finish.reset();
          setAsked(true);
        }}
      />
      <div className={classes.columns}>
        <aside className={`no-print ${classes.aside}`} aria-label={say({ id: 'consultations.instructions' })}>
          <Instructions data={data} />
        </aside>
        <section ref={talk} className={classes.talk} aria-label={say({ id: 'consultations.transcript' })}>
          <div className={classes.said}>
            <SpeakerChoice consent={consent} />
            <ModelConsentDialog
              consent={consent}
              opened={saying.changed && consent.undecided}
              onDecided={() => {
                saying.closeChanged();
                afresh();
                saying.dropProblem();
              }}
              onClose={saying.closeChanged}
            />
            {snapshot.turns.length === 0 && said.entries.length === 0 && (
              <Text c="dimmed" className={classes.begin}>
                <FormattedMessage id="consultations.begin.about" />
              </Text>
            )}
            <Transcript
              turns={snapshot.turns}
              waiting={said.entries}
              again={(turn) =>
                !over && (
                  <AnswerAgain
                    turn={turn}
                    busy={retry.isPending}
                    onAgain={(offline) => {
                      afresh();
                      retry.mutate({ turn_id: turn.turn_id, offline, model: consent.agreedModel });
                    }}
                  />
                )
              }
            />
          </div>
          <div className={`no-print ${classes.foot}`}>
            {away && (
              <Button
                variant="default"
                size="compact-md"
                className={classes.newest}
                leftSection={<IconArrowDown size={18} aria-hidden />}
                onClick={toNewest}
              >
                <FormattedMessage id="consultations.newest" />
              </Button>
            )}
            {failed && <ProblemNotice error={failed} />}
            {!over && <Notices said={said} problem={refused.problem} silent={silent} />}
            {over ? (
              <Over snapshot={snapshot} timeUp={timer.state === 'finished'} onLeave={onLeave} />
            ) : (
              <Composer
                keepAs={draftKey(personId, consultation_id)}
                consultationId={consultation_id}
                language={station.language}
                speech={speech}
                reader={reader}
                answering={isAnswering(snapshot)}
                unsent={said.entries.length > 0}
                voice={voice}
                box={box}
                returned={refused}
                onSay={(text) => {
                  reader.stop();
                  afresh();
                  saying.dropProblem();
                  setSilent(false);
                  said.say(text);
                  toNewest();
                }}
              />
            )}
          </div>
        </section>
      </div>
      <Drawer
        opened={reading}
        onClose={() => setReading(false)}
        position="bottom"
        size="75%"
        title={say({ id: 'consultations.instructions' })}
      >
        <Instructions data={data} level={3} />
      </Drawer>
      <ConfirmDialog
        opened={asked}
        title={<FormattedMessage id="consultations.finish.title" />}
        confirm={<FormattedMessage id="consultations.finish" />}
        loading={finish.isPending}
        problem={finish.error}
        onConfirm={() => finish.mutate({})}
        onClose={() => setAsked(false)}
      >
        <FormattedMessage
          id={snapshot.turns.length === 0 ? 'consultations.finish.nothing' : 'consultations.finish.about'}
        />
      </ConfirmDialog>
    </div>
  );
}

/** Why something that was said is not answered, or not heard. */
function Notices({
  said,
  problem,
  silent,
}: {
  said: ReturnType<typeof useSaid>;
  problem: ProblemError | null;
  silent: boolean;
}) {
  return (
    <>
      {problem && <ProblemNotice error={problem} />}
      {said.connection !== 'online' && said.entries.length > 0 && <Unsent said={said} />}
      {silent && (
        <Text size="sm" c="dimmed" role="status">
          <FormattedMessage id="consultations.sound.away" />
        </Text>
      )}
    </>
  );
}

/** What was said waits on this device, and why. */
function Unsent({ said }: { said: ReturnType<typeof useSaid> }) {
  return said.connection === 'stopped' && said.problem ? (
    <ProblemNotice error={said.problem} />
  ) : (
    <div className={classes.unsent} role="status">
      <IconWifiOff size={20} aria-hidden />
      <span>
        <FormattedMessage id="consultations.unsent" />
      </span>
      <Button variant="default" onClick={said.retry}>
        <FormattedMessage id="consultations.unsent.now" />
      </Button>
    </div>
  );
}

/** In the place of the box: it is over, and what comes next. */
function Over({ snapshot, timeUp, onLeave }: { snapshot: ConsultationSnapshot; timeUp: boolean; onLeave: () => void }) {
  const next = useRef<HTMLButtonElement>(null);
  const ready = !['running', 'paused', 'ending'].includes(snapshot.state);
  useEffect(() => {
    if (ready) next.current?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <div className={classes.over}>
      <Stack gap={4} role="status">
        <strong className={layout.row}>
          <IconHourglassEmpty size={20} aria-hidden />
          <FormattedMessage
            id={
              timeUp
                ? 'stations.timer.up'
                : snapshot.turns_left === 0
                  ? 'consultations.over.turns'
                  : 'consultations.over'
            }
          />
        </strong>
        <span>
          <FormattedMessage id={ready ? 'consultations.over.ready' : 'consultations.over.waiting'} />
        </span>
      </Stack>
      <Button ref={next} h={48} loading={!ready} onClick={onLeave}>
        <FormattedMessage id="consultations.to-marks" />
      </Button>
    </div>
  );
}

/** Screen readers hear each answer once it is whole, unless it is read aloud anyway. */
function useFinishedAnswers(snapshot: ConsultationSnapshot, on: boolean): void {
  const announce = useAnnounce();
  const heard = useRef(new Set(snapshot.turns.filter(({ state }) => state === 'said').map(({ turn_id }) => turn_id)));
  const tell = useEffectEvent((words: string) => {
    if (on) announce(words);
  });
  const last = snapshot.turns.at(-1);
  useEffect(() => {
    if (last?.state !== 'said' || heard.current.has(last.turn_id)) return;
    heard.current.add(last.turn_id);
    tell(last.said);
  }, [last]);
}

/** Pauses, continues, asks again and ends. */
function useTalkActs(
  { consultation_id }: ConsultationData,
  askAnew: (problem: ProblemError) => void,
  onFinished: () => void,
) {
  const cache = useQueryClient();
  const address = { params: { consultation_id } };
  const took = {
    onSuccess: (answer: ConsultationSnapshot) => offerSnapshot(cache, stationConsultation, consultation_id, answer),
  };
  const pause = useAction(consultationPage, 'pause', address, took);
  const begin = useAction(consultationPage, 'begin', address, took);
  const retry = useAction(consultationPage, 'retry', address, { ...took, onError: askAnew });
  const finish = useAction(consultationPage, 'finish', address, {
    onSuccess: (answer) => {
      onFinished();
      took.onSuccess(answer);
    },
  });
  const failed = pause.error ?? begin.error ?? retry.error;
  /** The next try clears the error of the last one. */
  const afresh = () => [pause, begin, retry].forEach((act) => act.reset());
  return { pause, begin, retry, finish, failed, afresh };
}

/** What the candidate says, and why it was refused. */
function useSaying(data: ConsultationData, snapshot: ConsultationSnapshot, onReload: () => unknown) {
  const [refused, setRefused] = useState<{ text: string; times: number; problem: ProblemError | null }>({
    text: '',
    times: 0,
    problem: null,
  });
  const consent = useModelConsent(data);
  // Another model than the one that was agreed to: its name is read, and the question asked again.
  const [changed, setChanged] = useState(false);
  const askAnew = ({ code }: ProblemError) => {
    if (code !== 'model-changed') return;
    setChanged(true);
    void onReload();
  };
  const said = useSaid(data.consultation_id, snapshot, consent.agreedModel, (words: Said, problem) => {
    setRefused(({ times }) => ({ text: words.text, times: times + 1, problem }));
    askAnew(problem);
  });
  return {
    consent,
    said,
    refused,
    dropProblem: () => setRefused((before) => ({ ...before, problem: null })),
    changed,
    closeChanged: () => setChanged(false),
    askAnew,
  };
}
