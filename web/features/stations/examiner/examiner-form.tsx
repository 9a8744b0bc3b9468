import { IconDeviceMobile } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { Notice } from '~/web/ui/notice';
import { ProblemNotice } from '~/web/ui/problem';
import type { CountdownControls } from '~/web/ui/timer/countdown-controls';
import { Questions } from '../questions';
import { Checklist } from './checklist';
import classes from './examiner-form.module.css';
import { GradeGroups } from '~/web/ui/grade-groups';
import { Instructions } from './instructions';
import { ScoreBar } from './score-bar';
import { SubmitModals } from './submit-modals';
import { Suggestions } from './suggestions';
import { useSuggestions } from './use-suggestions';
import type { MarksControls } from './use-marks';
import { useSubmit } from './use-submit';
import type { ChecklistData } from '~/domain/stations/checklist-contract';

interface Props {
  view: ChecklistData;
  controls: MarksControls;
  timer: CountdownControls;
  alone: boolean;
}

/** The examiner's form (spec 3 §2–5). */
export function ExaminerForm({ view, controls, timer, alone }: Props) {
  const { formatMessage: say } = useIntl();
  const { marks } = controls;
  const items = view.sections.flatMap((section) => section.items);
  const ticked = new Set(marks.ticked);
  const authors = new Map(
    view.group?.ticked_by?.flatMap(({ name, items: theirs }) => theirs.map((id) => [id, name] as const)),
  );
  const touched = useRef(marks.ticked.length > 0);
  const { submit, submitted, waits, withdraw, error, blocked, left, dismiss, gradesAsked } = useSubmit(
    view,
    controls,
    {
      secondsUsed: timer.secondsUsed,
      secondsLeft: () => (timer.known === false ? Infinity : timer.totalSeconds - timer.secondsUsed()),
    },
    view.group !== null && !alone,
  );
  const suggestions = useSuggestions(view, controls);
  const missing = view.grade_groups.filter((group) => marks.grades[group] === null);

  const tick = (id: number) => {
    if (submitted) return;
    if (!touched.current) timer.startByTick();
    touched.current = true;
    controls.toggle(id);
  };
  const backToForm = () => {
    dismiss();
    const first = missing[0];
    // After the modal has given the focus back.
    if (blocked === 'grades-missing' && first)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#grade-${first} input`)?.focus());
  };

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <aside className={classes.aside} aria-label={say({ id: 'stations.instructions' })}>
        <Instructions station={view.station} alone={alone} />
      </aside>
      <div>
        <h2 className={classes.heading}>
          <FormattedMessage id="stations.checklist.title" />
        </h2>
        <Suggestions view={view} controls={suggestions} />
        <Checklist sections={view.sections} ticked={ticked} authors={authors} onToggle={tick} />
        {view.grade_groups.length > 0 && (
          <section className={classes.part} aria-labelledby="grades">
            <h2 id="grades" className={classes.heading}>
              <FormattedMessage id="stations.grades.title" />
            </h2>
            <GradeGroups
              groups={view.grade_groups}
              grades={marks.grades}
              asked={gradesAsked}
              onGrade={(group, grade) => {
                if (!submitted) controls.change({ kind: 'grade', group, grade });
              }}
            />
          </section>
        )}
        {view.questions.length > 0 && (
          <section className={classes.part} aria-labelledby="questions">
            <h2 id="questions" className={classes.heading}>
              <FormattedMessage id="stations.questions.title" />
            </h2>
            <Questions questions={view.questions} />
          </section>
        )}
        <section className={classes.part}>
          <LazyRichTextEditor
            key={controls.comments.key}
            tools="comments"
            label={say({ id: 'stations.comments.title' })}
            description={say({ id: 'stations.comments.about' })}
            html={marks.comments}
            onChange={(comments) => {
              // What is submitted is what was to be seen then.
              if (!submitted) controls.comments.write(comments);
            }}
          />
        </section>
        {error && <ProblemNotice error={error} />}
        {!error && controls.problem && <ProblemNotice error={controls.problem} />}
        {waits && (
          <div className={layout.below}>
            <Notice tone="warning" role="status" icon={<IconDeviceMobile aria-hidden />}>
              <FormattedMessage id="stations.submit.waits" />
              <br />
              <Button variant="default" size="small" onClick={withdraw}>
                <FormattedMessage id="stations.submit.withdraw" />
              </Button>
            </Notice>
          </div>
        )}
        <ScoreBar
          ticked={items.filter((item) => ticked.has(item.id)).length}
          total={items.length}
          kept={controls.kept}
          last={items.find((item) => item.id === controls.last)?.title ?? null}
          onUndo={() => {
            if (!submitted) controls.undo();
          }}
          submitted={submitted}
        />
      </div>
      <SubmitModals
        blocked={blocked}
        left={left}
        missing={missing}
        unticked={items.filter((item) => !ticked.has(item.id)).length}
        dismiss={backToForm}
        submit={submit}
      />
    </form>
  );
}
