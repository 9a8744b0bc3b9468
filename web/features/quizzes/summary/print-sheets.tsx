import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizSummary, type QuizSummaryData } from '~/domain/quizzes/contract';
import { PageHeader } from '~/web/ui/page-header';
import { useQuizTitle } from '~/web/ui/quiz-title';
import { Explanation } from '../question/explanation';
import { QuestionView } from '../question/question-view';
import { TopicLine } from '../question/topic-line';
import { Verdict } from '../question/verdict';
import layout from '~/web/ui/layout.module.css';
import classes from './print-sheets.module.css';

/** Every answered question with its explanation, for paper (spec 1 §1). */
export function PrintSheets({ result }: { result: QuizSummaryData }) {
  const titleOf = useQuizTitle();
  const { quiz, sheets } = result;
  return (
    <article className={layout.page860}>
      <PageHeader
        title={titleOf(quiz)}
        lead={
          <FormattedMessage
            id="quizzes.summary.print.lead"
            values={{
              right: result.right,
              answered: result.answered,
              date: <FormattedDate value={result.finished_at ?? undefined} dateStyle="long" />,
            }}
          />
        }
        actions={
          <div className={`no-print ${layout.toolbarWide}`}>
            <Button
              component={Link}
              to={href(quizSummary, { quizlog_id: quiz.quizlog_id })}
              variant="default"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              <FormattedMessage id="quizzes.review.back" />
            </Button>
            <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
              <FormattedMessage id="quizzes.summary.print.now" />
            </Button>
          </div>
        }
      />
      {sheets.length === 0 && (
        <p>
          <FormattedMessage id="quizzes.summary.print.none" />
        </p>
      )}
      {sheets.map(({ position, question, answered }) => (
        <section key={question.question_id} className={classes.sheet} aria-labelledby={`sheet-${question.question_id}`}>
          <h2 id={`sheet-${question.question_id}`} className={classes.heading}>
            <FormattedMessage id="quizzes.summary.print.question" values={{ number: position + 1 }} />
          </h2>
          <QuestionView question={question} answered={answered} />
          {answered && (
            <>
              <Verdict question={question} answered={answered} />
              <TopicLine answered={answered} />
              <Explanation answered={answered} />
            </>
          )}
        </section>
      ))}
    </article>
  );
}
