import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizSummary, type QuizSummaryData } from '~/domain/quizzes/contract';
import { useSession } from '~/web/core/session';
import { PageHeader } from '~/web/ui/page-header';
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
import classes from './summary.module.css';

/** @param stale while another page of the list is on its way */
export function Summary({ result, stale }: { result: QuizSummaryData; stale: boolean }) {
  const titleOf = useQuizTitle();
  const { quiz } = result;
  const { person } = useSession();
  const [specialty, setSpecialty] = useState<number | null>(null);
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
      />
      {quiz.state !== 'finished' && <StillRunning quiz={quiz} />}
      <div className={classes.board}>
        <ScoreBoard result={result} />
        {person?.guest ? <GuestGoOn /> : <GoOn result={result} />}
      </div>
      {result.paper && <PaperScore paper={result.paper} paperKey={quiz.paper} />}
      <Section id="grid" title={<FormattedMessage id="quizzes.summary.grid" />}>
        <PlaceGrid quizlogId={quiz.quizlog_id} places={result.places} specialty={specialty} />
      </Section>
      {result.specialties.length > 0 && (
        <Section id="specialties" title={<FormattedMessage id="quizzes.summary.specialties" />}>
          <SpecialtyScores scores={result.specialties} chosen={specialty} onChoose={setSpecialty} />
        </Section>
      )}
      <Section id="questions" title={<FormattedMessage id="quizzes.summary.questions" />}>
        <QuestionList quiz={quiz} list={result.questions} specialty={specialty} stale={stale} />
      </Section>
      <TopicSummaries summaries={result.summaries} supporter={result.user_is_supporter} />
    </div>
  );
}
