import { IconCheck, IconMinus, IconPointFilled, IconThumbUp, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { LEITNER, type QuizHead, quizReview, type QuizSummaryData } from '~/domain/quizzes/contract';
import { isPsaSection } from '~/domain/questions/authoring/packs';
import { useNames } from '../names';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './question-list.module.css';
import { DraftCard } from '../question/unseen';
import { isReviewable } from './place-grid';

type Line = QuizSummaryData['questions']['items'][number];

const SIGNS = { right: IconCheck, wrong: IconX, answered: IconPointFilled, open: IconMinus, skipped: IconMinus };

interface Props {
  quiz: QuizHead;
  lines: readonly Line[];
  specialty: number | null;
  stale: boolean;
}

/** Some of the questions of a page of 25 (spec 1 §9). */
export const QuestionList = ({ quiz, lines, specialty, stale }: Props) => (
  <ol className={lists.inPanel} data-stale={stale || undefined} aria-busy={stale}>
    {lines.map((line) => (
      <li
        key={line.question_id}
        className={`${lists.line} ${classes.line}`}
        data-state={line.state}
        data-marked={specialty === null ? undefined : line.specialty_id === specialty}
      >
        <Row line={line} quiz={quiz} />
      </li>
    ))}
  </ol>
);

function Row({ line, quiz }: { line: Line; quiz: QuizHead }) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const psaSection = (section: string) => (isPsaSection(section) ? say({ id: `questions.tag.${section}` }) : section);
  const Sign = SIGNS[line.state];
  const level = quiz.mode === LEITNER ? line.leitner_bin : line.difficulty;
  return (
    <>
      <span className={classes.sign}>
        <Sign size={20} stroke={2.5} role="img" aria-label={say({ id: `quizzes.question.state.${line.state}` })} />
      </span>
      <span className={text.dimmedNumber} aria-hidden>
        {line.position + 1}
      </span>
      <span className={layout.shrink}>
        {isReviewable(line) ? (
          <Link
            to={href(quizReview, { quizlog_id: quiz.quizlog_id }, { question_id: line.question_id })}
            className={classes.title}
          >
            {line.title}
          </Link>
        ) : (
          <span className={classes.title}>{line.title}</span>
        )}
        <span className={text.dimmedLine}>
          {[names.specialty(line.specialty_id), line.category, line.psaExamSection && psaSection(line.psaExamSection)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {line.state === 'wrong' && !quiz.paper && (
        <span className={classes.draft}>
          <Suspense fallback={null}>
            <DraftCard
              source={{ source_kind: 'question', quizlog_id: quiz.quizlog_id, question_id: line.question_id }}
              compactFor={line.title}
              made={line.has_card}
            />
          </Suspense>
        </span>
      )}
      <span className={classes.level}>
        {level !== null &&
          (quiz.mode === LEITNER ? (
            <FormattedMessage id="quizzes.summary.leitner-bin" values={{ bin: level }} />
          ) : (
            names.difficulty(level)
          ))}
      </span>
      <span className={classes.rating}>
        {line.rating !== null && (
          <>
            <IconThumbUp size={16} role="img" aria-label={say({ id: 'quizzes.summary.rating' })} />{' '}
            <FormattedNumber value={line.rating / 100} style="percent" />
          </>
        )}
      </span>
    </>
  );
}
