import { useCallback, useEffect, useState } from 'react';
import { useSession } from '~/web/core/session';
import { fetchLater } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { ProblemNotice } from '~/web/ui/problem';
import { RangesPanel } from '../question/ranges-panel';
import { QuestionReport } from '../question/question-report';
import { useQuestionActs } from '../question/use-question-acts';
import { useStable } from '~/web/ui/use-stable';
import { AnswersWaiting } from './answers-waiting';
import { BeingWritten } from './being-written';
import { HandIn } from './hand-in';
import { type RunStart, useKeptRun } from './kept-run';
import { NothingLeft } from './nothing-left';
import { QuestionPanel } from './question-panel';
import { RunAside } from './run-aside';
import { RunBar } from './run-bar';
import { RunHead } from './run-head';
import classes from './run.module.css';
import { previousPosition } from './run-view';
import { saveShownQuestion } from './shown-question';
import { TimeUp } from './time-up';
import { EndDialog, UNSEEN, VotePrompt } from './unseen';
import { useEnding } from './use-ending';
import { useGeneration } from './use-generation';
import { useMoves } from './use-moves';
import { useRun } from './use-run';
import { useRunFocus } from './use-run-focus';
import { useRunKeys } from './use-run-keys';
import { useStopwatch } from './use-stopwatch';
import { prepare } from './use-windows';
import { useWhenIdle } from './when-idle';
import { WritingStopped } from './writing-stopped';

interface Props {
  data: RunStart;
  /** Fetches the quiz anew, as a reload of the page would. */
  onReload: () => void;
}

/** A quiz being taken, from its first question to its end (spec 1 §2–6). */
export function Run({ data, onReload }: Props) {
  const quizlogId = data.quiz.quizlog_id;
  const personId = useSession().person?.id ?? 0;
  const stopwatch = useStopwatch(quizlogId, data.quiz.seconds_used);
  const run = useRun({ quizlogId, data, personId, stopwatch, onNothingLeft: onReload });
  const { state, placed, exam, phase } = run;
  useKeptRun(quizlogId, state);
  const acts = useQuestionActs(placed?.question ?? null, placed?.answered ?? null, state.quiz);
  const generation = useGeneration(run);
  const [rangesOpened, showRanges] = useState(false);
  const [gridOpened, showGrid] = useState(false);
  const [endAsked, askEnd] = useState(false);
  const [timeUp, setTimeUp] = useState(false);
  const ending = useEnding({ quizlogId, personId, run, stopwatch, onTimeLeft: () => setTimeUp(false) });
  const [handingIn, setHandingIn] = useState(exam && ending.ending);
  const lookBack = useStable(() => {
    run.readAgain();
    setHandingIn(true);
  });
  const keepAnswering = () => {
    ending.cancel();
    setHandingIn(false);
  };
  const focus = useRunFocus(state.at, phase);
  const moves = useMoves(run, acts, focus, () => (exam ? lookBack() : ending.finish()));
  useEffect(() => prepare(data), [data]);
  useEffect(() => fetchLater(UNSEEN), []);
  const shownId = placed?.question.question_id;
  useEffect(() => {
    if (shownId !== undefined) saveShownQuestion(shownId);
  }, [shownId]);
  useRunKeys({ enabled: !handingIn && !timeUp, run, acts, moves, rangesOpened, showRanges });

  const jump = useStable((questionId: number) => {
    const place = state.places.find((each) => each.question_id === questionId);
    if (handingIn) keepAnswering();
    showGrid(false);
    if (place) moves.jump(place.position);
  });
  const press = useStable(moves.press);
  const skip = useStable(run.skip);
  const previous = previousPosition(state);
  const goBack = useStable(() => previous !== null && run.go(previous));
  const flag = useStable(run.toggleFlag);
  const openRanges = useCallback(() => showRanges(true), []);
  const closeRanges = useCallback(() => showRanges(false), []);
  const settled = useWhenIdle(handingIn ? null : (placed?.question.question_id ?? null));
  const toggleGrid = useCallback(() => showGrid((before) => !before), []);
  const end = useCallback(() => (exam ? lookBack() : askEnd(true)), [exam, lookBack]);
  const endTime = useCallback(() => setTimeUp(true), []);
  if (timeUp || ending.late > 0 || ending.gone)
    return <TimeUp quizlogId={quizlogId} ending={ending} waiting={run.queueState.waiting} onBegin={ending.onTimeUp} />;

  return (
    <div className={classes.run}>
      <RunHead
        quiz={state.quiz}
        done={run.progress.done}
        total={run.progress.total}
        stopwatch={stopwatch}
        written={generation.growing ? state.places.length : null}
        gridOpened={gridOpened}
        onGrid={toggleGrid}
        onWake={run.readAgain}
        onTimeUp={endTime}
        onEnd={end}
      />
      <RunAside quiz={state.quiz} cells={run.cells} current={settled} opened={gridOpened} onChoose={jump} />
      <div className={classes.main}>
        {handingIn ? (
          <HandIn cells={run.cells} ending={ending} onChoose={jump} onBack={keepAnswering} />
        ) : (
          <>
            {phase === 'writing' ? (
              <BeingWritten
                number={state.places.length + 1}
                written={state.places.length}
                length={state.quiz.length}
                generation={generation}
                focus={focus}
              />
            ) : phase === 'none' ? (
              <NothingLeft focus={focus} />
            ) : (
              <QuestionPanel run={run} acts={acts} focus={focus} onSubmit={press} onRanges={openRanges} onFlag={flag} />
            )}
            {generation.failure && <WritingStopped written={state.places.length} />}
            <div className={`no-print ${classes.foot}`}>
              <AnswersWaiting state={run.queueState} exam={exam} onRetry={run.queue.retry} held={ending.held} />
              {ending.error && <ProblemNotice error={ending.error} onRetry={ending.finish} />}
              <RunBar
                does={run.primary?.does ?? null}
                enabled={run.primary?.enabled ?? false}
                busy={ending.ending}
                onPrimary={press}
                onSkip={!exam && phase === 'open' ? skip : undefined}
                onPrevious={exam && previous !== null ? goBack : undefined}
              />
            </div>
          </>
        )}
      </div>
      <RangesPanel opened={rangesOpened} onClose={closeRanges} />
      <OnceWanted wanted={acts.reportOpened}>
        {placed && <QuestionReport questionId={placed.question.question_id} acts={acts} />}
      </OnceWanted>
      <OnceWanted wanted={moves.voteAsked}>
        <VotePrompt moves={moves} />
      </OnceWanted>
      <OnceWanted wanted={endAsked}>
        <EndDialog
          opened={endAsked}
          done={run.progress.done}
          total={run.progress.total}
          ending={ending}
          onClose={() => askEnd(false)}
        />
      </OnceWanted>
    </div>
  );
}
