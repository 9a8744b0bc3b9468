import { IconRefresh } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Slots } from '~/web/core/slot';
import { Button } from '~/web/ui/button';
import { AnsweredView } from '../question/answered-view';
import { QuestionView } from '../question/question-view';
import text from '~/web/ui/text.module.css';
import classes from './preview.module.css';
import { previewOf } from './preview-of';
import { useTrial } from './use-trial';

type Props = Slots['question-preview'];

/** Beside a question that is written: as its learners will see it, to be answered. It follows what is typed; nothing is sent or announced. */
export function PreviewBeside({ form, ...more }: Props) {
  return <Beside key={form.question_type} form={form} {...more} />;
}

function Beside({ form, anyRight, topicName }: Props) {
  // What is typed is on the screen first.
  const written = useDeferredValue(form);
  const preview = useMemo(() => previewOf(written, anyRight, topicName), [written, anyRight, topicName]);
  const trial = useTrial(preview);
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const { phase } = trial;
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    (phase === 'open' ? heading : verdict).current?.focus();
  }, [phase]);
  return (
    <section className={classes.beside} aria-labelledby="preview-beside">
      <h2 id="preview-beside" ref={heading} tabIndex={-1} className={classes.title}>
        <FormattedMessage id="quizzes.preview.title" />
      </h2>
      {preview.question.question_text === '' && preview.question.answers.length === 0 ? (
        <p className={text.dimmedText}>
          <FormattedMessage id="quizzes.preview.empty" />
        </p>
      ) : (
        <>
          <QuestionView
            question={preview.question}
            answered={trial.answered}
            draft={trial.draft}
            locked={phase !== 'open'}
            onPick={trial.onPick}
            onWrite={trial.onWrite}
            onSubmit={() => trial.enabled && trial.press()}
            onMark={trial.marking ? trial.onMark : undefined}
            onMarkAll={trial.onMarkAll}
            verdictRef={verdict}
          />
          {trial.answered && (
            <AnsweredView
              question={preview.question}
              answered={trial.answered}
              mayDiscuss={false}
              acts={trial.acts}
              verdictRef={verdict}
            />
          )}
          {trial.does ? (
            <Button variant="default" disabled={!trial.enabled} onClick={trial.press}>
              <FormattedMessage id={`quizzes.run.${trial.does}`} />
            </Button>
          ) : (
            <Button variant="default" before={<IconRefresh size={18} aria-hidden />} onClick={trial.again}>
              <FormattedMessage id="quizzes.preview.again" />
            </Button>
          )}
        </>
      )}
    </section>
  );
}
