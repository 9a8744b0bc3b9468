import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile, IconRefresh, IconTestPipe } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { questionPreview } from '~/domain/questions/authoring/contract';
import { FREE_TEXT } from '~/domain/questions/contract';
import type { PageData } from '~/domain/kit/contract';
import { Hint } from '~/web/ui/hint';
import { PageHeader } from '~/web/ui/page-header';
import { AnsweredView } from '../question/answered-view';
import { QuestionTools } from '../question/question-tools';
import { QuestionView } from '../question/question-view';
import { RangesPanel } from '../question/ranges-panel';
import { RunBar } from '../run/run-bar';
import run from '../run/run.module.css';
import { useRunFocus } from '../run/use-run-focus';
import { useShortcuts } from '../run/use-shortcuts';
import layout from '~/web/ui/layout.module.css';
import classes from './preview.module.css';
import { useTrial } from './use-trial';

/** One's own draft on the run's own screen, to be answered as a learner would. */
export function Preview({ preview }: { preview: PageData<typeof questionPreview> }) {
  const { formatMessage: say } = useIntl();
  const { question } = preview;
  const trial = useTrial(preview);
  const focus = useRunFocus(0, trial.phase);
  const [narrow, setNarrow] = useState(false);
  const [ranges, showRanges] = useState(false);
  const freeText = question.question_type === FREE_TEXT;
  const open = trial.phase === 'open';

  useShortcuts(!ranges, ({ does, ...more }) => {
    const answer = 'position' in more ? question.answers[more.position - 1] : undefined;
    if (does === 'pick' && answer && open && !freeText) trial.onPick(answer.answer_id);
    else if (does === 'primary' && trial.does && trial.enabled) trial.press();
    else if (does === 'ranges') showRanges(true);
    else if (does === 'bookmark') trial.acts.toggleBookmark();
    else return false;
    return true;
  });

  const width = say({ id: narrow ? 'quizzes.preview.wide' : 'quizzes.preview.phone' });
  return (
    <>
      <PageHeader
        title={say({ id: 'quizzes.preview.title' })}
        lead={<FormattedMessage id="quizzes.preview.lead" />}
        actions={
          <>
            <Hint label={width}>
              <ActionIcon
                className={layout.notOnPhone}
                variant="default"
                size={48}
                aria-label={width}
                aria-pressed={narrow}
                onClick={() => setNarrow(!narrow)}
              >
                {narrow ? <IconDeviceDesktop size={20} aria-hidden /> : <IconDeviceMobile size={20} aria-hidden />}
              </ActionIcon>
            </Hint>
            <Button
              component={Link}
              to={preview.edit_url}
              variant="default"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              <FormattedMessage id="quizzes.preview.back" />
            </Button>
          </>
        }
      />
      <div className={classes.frame} data-narrow={narrow || undefined}>
        <div className={`${run.main} ${classes.main}`}>
          <article className={run.panel} aria-labelledby="question">
            <div className={run.panelHead}>
              <h2 id="question" ref={focus.question as Ref<HTMLHeadingElement>} tabIndex={-1} className={run.number}>
                {say({ id: 'quizzes.run.question' }, { number: 1, total: 1 })}
              </h2>
              <div className={`no-print ${run.tools}`}>
                <ActionIcon
                  size={48}
                  variant="subtle"
                  color="gray"
                  aria-label={say({ id: 'quizzes.question.ranges' })}
                  aria-keyshortcuts="Shift+R"
                  onClick={() => showRanges(true)}
                >
                  <IconTestPipe size={22} aria-hidden />
                </ActionIcon>
                <QuestionTools acts={trial.acts} />
              </div>
            </div>
            <QuestionView
              question={question}
              answered={trial.answered}
              draft={trial.draft}
              locked={!open}
              onPick={trial.onPick}
              onWrite={trial.onWrite}
              onSubmit={() => trial.enabled && trial.press()}
              onMark={trial.marking ? trial.onMark : undefined}
              onMarkAll={trial.onMarkAll}
              verdictRef={focus.verdict}
            />
            {trial.answered && (
              <AnsweredView
                question={question}
                answered={trial.answered}
                mayDiscuss={false}
                acts={trial.acts}
                verdictRef={focus.verdict}
              />
            )}
          </article>
          <div className={`no-print ${run.foot}`}>
            {trial.does ? (
              <RunBar does={trial.does} enabled={trial.enabled} busy={false} onPrimary={trial.press} />
            ) : (
              <Group justify="flex-end" gap="sm">
                <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={trial.again}>
                  <FormattedMessage id="quizzes.preview.again" />
                </Button>
              </Group>
            )}
          </div>
        </div>
      </div>
      <RangesPanel opened={ranges} onClose={() => showRanges(false)} />
    </>
  );
}
