import { Anchor, Button, Group } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { quizReview, quizSummary } from '~/domain/quizzes/contract';
import { OnceWanted } from '~/web/ui/once-wanted';
import { usePageTitle } from '~/web/ui/page-title';
import { AnsweredView } from '../question/answered-view';
import { QuestionTools } from '../question/question-tools';
import { QuestionView } from '../question/question-view';
import { QuestionReport } from '../question/question-report';
import { useQuestionActs } from '../question/use-question-acts';
import classes from './review.module.css';
import { useArrowKeys } from './use-arrow-keys';

export function Review({ page }: { page: PageData<typeof quizReview> }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { quiz, places, previous_question, next_question } = page;
  const { question, answered, position } = page.question;
  const acts = useQuestionActs(question, answered, quiz);
  const addressOf = (questionId: number | null) =>
    questionId === null ? null : href(quizReview, { quizlog_id: quiz.quizlog_id }, { question_id: questionId });
  const previous = addressOf(previous_question);
  const next = addressOf(next_question);
  const go = (address: string | null) => (address === null ? null : () => void navigate(address, { replace: true }));
  useArrowKeys(go(previous), go(next));

  const title = say({ id: 'quizzes.review.question' }, { number: position + 1, total: places.length });
  usePageTitle(title);
  // Going on keeps the path, so that the focus has to be led here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <div className={`no-print ${classes.top}`}>
        <Anchor
          component={Link}
          to={href(quizSummary, { quizlog_id: quiz.quizlog_id })}
          className={classes.back}
          size="sm"
        >
          <IconChevronLeft size={18} aria-hidden />
          <FormattedMessage id="quizzes.review.back" />
        </Anchor>
        <Group gap={0} wrap="nowrap">
          <QuestionTools acts={acts} />
        </Group>
      </div>
      <h1 ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </h1>
      <QuestionView question={question} answered={answered} />
      {answered && (
        <AnsweredView
          question={question}
          answered={answered}
          mayDiscuss={quiz.abilities.discuss}
          acts={acts}
          quizlogId={quiz.quizlog_id}
        />
      )}
      <nav className={`no-print ${classes.nav}`} aria-label={say({ id: 'quizzes.review.nav' })}>
        <Step address={previous} keyName="ArrowLeft">
          <IconArrowLeft size={20} aria-hidden />
          <FormattedMessage id="quizzes.review.previous" />
        </Step>
        <Step address={next} keyName="ArrowRight">
          <FormattedMessage id="quizzes.review.next" />
          <IconArrowRight size={20} aria-hidden />
        </Step>
      </nav>
      <OnceWanted wanted={acts.reportOpened}>
        <QuestionReport questionId={question.question_id} acts={acts} />
      </OnceWanted>
    </>
  );
}

function Step({ address, keyName, children }: { address: string | null; keyName: string; children: React.ReactNode }) {
  if (address === null) return <span />;
  return (
    <Button
      component={Link}
      to={address}
      replace
      variant="default"
      aria-keyshortcuts={keyName}
      classNames={{ label: classes.step }}
    >
      {children}
    </Button>
  );
}
