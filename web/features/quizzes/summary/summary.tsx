import { Button } from '@mantine/core';
import { IconChevronDown, IconClockX, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizSummary, type QuizSummaryData } from '~/domain/quizzes/contract';
import { useSession } from '~/web/core/session';
import { Notice } from '~/web/ui/notice';
import { PageHeader } from '~/web/ui/page-header';
import { Pages } from '~/web/ui/pages';
import { useQuizTitle } from '~/web/ui/quiz-title';
import { Section } from '~/web/ui/section-heading';
import { TopicSummaries } from '../question/topic-summaries';
import { GoOn } from './go-on';
import { GuestGoOn } from './guest-go-on';
import { PaperScore } from './paper-score';
import { PlaceGrid } from './place-grid';
import { QuestionList } from './question-list';
import { ScoreBoard } from './score-board';
import { SpecialtyScores } from './specialty-scores';
import { StillRunning } from './still-running';
import folds from '~/web/ui/folds.module.css';
import text from '~/web/ui/text.module.css';
import classes from './summary.module.css';

/** @param stale while another page of the list is on its way */
export function Summary({ result, stale }: { result: QuizSummaryData; stale: boolean }) {
  const titleOf = useQuizTitle();
  const { formatMessage: say } = useIntl();
  const { quiz, questions } = result;
  const { person } = useSession();
  const [specialty, setSpecialty] = useState<number | null>(null);
  const missed = questions.items.filter(({ state }) => state === 'wrong');
  const others = questions.items.filter(({ state }) => state !== 'wrong');
  const list = { quiz, specialty, stale };
  return (
    <div className={classes.page}>
      <PageHeader
        title={titleOf(quiz)}
        eyebrow={<FormattedMessage id={`quizzes.summary.eyebrow.${quiz.kind}`} />}
        lead={
          result.finished_at && (
            <FormattedMessage
              id="quizzes.summary.finished"
              values={{ date: <FormattedDate value={result.finished_at} dateStyle="long" timeStyle="short" /> }}
            />
          )
        }
      />
      {quiz.state !== 'finished' && <StillRunning quiz={quiz} />}
      {result.late > 0 && (
        <div className={classes.late}>
          <Notice tone="warning" icon={<IconClockX aria-hidden />}>
            <FormattedMessage id="quizzes.run.time-up.late" values={{ count: result.late }} />
          </Notice>
        </div>
      )}
      <div className={classes.board}>
        <ScoreBoard result={result} />
        {person?.guest ? <GuestGoOn /> : <GoOn result={result} />}
      </div>
      {result.paper && <PaperScore paper={result.paper} paperKey={quiz.paper} />}
      {missed.length > 0 && (
        <Section id="missed" title={<FormattedMessage id="quizzes.summary.missed" />}>
          <QuestionList {...list} lines={missed} />
        </Section>
      )}
      <Section
        id="grid"
        title={<FormattedMessage id="quizzes.summary.grid" />}
        actions={
          result.answered > 0 && (
            <Button
              component={Link}
              to={href(quizSummary, { quizlog_id: quiz.quizlog_id }, { print: true })}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              <FormattedMessage id="quizzes.summary.print" />
            </Button>
          )
        }
      >
        <PlaceGrid quizlogId={quiz.quizlog_id} places={result.places} specialty={specialty} />
      </Section>
      {result.specialties.length > 1 && (
        <Section id="specialties" title={<FormattedMessage id="quizzes.summary.specialties" />}>
          <SpecialtyScores scores={result.specialties} chosen={specialty} onChoose={setSpecialty} />
        </Section>
      )}
      <section>
        {others.length > 0 && (
          <div className={folds.folds}>
            <details open={questions.page > 1}>
              <summary>
                <h2>
                  <FormattedMessage id={missed.length > 0 ? 'quizzes.summary.others' : 'quizzes.summary.questions'} />
                </h2>
                <IconChevronDown size={16} aria-hidden />
              </summary>
              <QuestionList {...list} lines={others} />
            </details>
          </div>
        )}
        <Pages
          of={questions}
          to={(page) => href(quizSummary, { quizlog_id: quiz.quizlog_id }, { page })}
          label={say({ id: 'quizzes.summary.pages' })}
          mt="md"
          preventScrollReset
          classNames={{ control: text.smallFigure }}
        />
      </section>
      <TopicSummaries summaries={result.summaries} supporter={result.user_is_supporter} />
    </div>
  );
}
