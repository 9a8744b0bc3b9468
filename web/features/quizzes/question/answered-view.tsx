import { IconChevronRight } from '@tabler/icons-react';
import { memo, Suspense, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnsweredQuestion, OpenQuestion } from '~/domain/questions/contract';
import type { QuizHead } from '~/domain/quizzes/contract';
import { MarkedPassage } from '~/web/parts/flashcards/marked-passage';
import { SkeletonList } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import classes from './answered-view.module.css';
import { AuthorPanel } from './author-panel';
import { wantsMarks } from './draft';
import { Explanation } from './explanation';
import { QuestionHistory } from './question-history';
import { QuestionVote } from './question-vote';
import { TopicLine } from './topic-line';
import { TopicSummaries } from './topic-summaries';
import { Annotation, Discussion, DraftCard } from './unseen';
import type { QuestionActs } from './use-question-acts';
import { Verdict } from './verdict';

interface Props {
  question: OpenQuestion;
  answered: AnsweredQuestion;
  /** AI quizzes are not discussed (spec 1 §6). */
  mayDiscuss: QuizHead['abilities']['discuss'];
  acts: QuestionActs;
  /** The quiz that it was answered in; left out in the preview of a draft. */
  quizlogId?: number;
  /** The verdict's heading, for the focus. */
  verdictRef?: Ref<HTMLHeadingElement>;
}

/** The feedback on a question once it is answered (spec 1 §2, §4, §6). */
export function AnsweredView({ question, answered, mayDiscuss, acts, quizlogId, verdictRef }: Props) {
  return (
    <div className={layout.column}>
      {!wantsMarks(answered) && <Verdict question={question} answered={answered} ref={verdictRef} />}
      <Taught answered={answered} questionId={question.question_id} quizlogId={quizlogId} />
      {quizlogId !== undefined && !wantsMarks(answered) && !answered.counts_as_correct && (
        <Suspense fallback={null}>
          <DraftCard
            key={question.question_id}
            source={{ source_kind: 'question', quizlog_id: quizlogId, question_id: question.question_id }}
          />
        </Suspense>
      )}
      {!wantsMarks(answered) && <QuestionVote acts={acts} />}
      {/* The preview of a draft has no question yet that notes could belong to. */}
      {question.question_id > 0 && (
        <Suspense fallback={null}>
          <Annotation type="question" entityId={question.question_id} />
        </Suspense>
      )}
      <More question={question} answered={answered} mayDiscuss={mayDiscuss && answered.abilities.discuss} />
    </div>
  );
}

/** Not drawn again when only a vote or a bookmark changes. */
const Taught = memo(function Taught({
  answered,
  questionId,
  quizlogId,
}: {
  answered: AnsweredQuestion;
  questionId: number;
  quizlogId: number | undefined;
}) {
  return (
    <>
      <TopicLine answered={answered} />
      {quizlogId === undefined ? (
        <Explanation answered={answered} />
      ) : (
        <MarkedPassage key={questionId} type="question" entityId={questionId} quizlogId={quizlogId}>
          <Explanation answered={answered} />
        </MarkedPassage>
      )}
      <TopicSummaries summaries={answered.summaries} supporter={answered.user_is_supporter} questionId={questionId} />
    </>
  );
});

const More = memo(function More({
  question,
  answered,
  mayDiscuss,
}: Pick<Props, 'question' | 'answered' | 'mayDiscuss'>) {
  const author = question.question_is_premium ? null : answered.author_data;
  return (
    <div className={`no-print ${classes.more}`}>
      {mayDiscuss && (
        <Fold title={<FormattedMessage id="discussion.title" values={{ count: answered.comments }} />}>
          <Discussion questionId={question.question_id} />
        </Fold>
      )}
      {answered.question_history.length > 0 && (
        <Fold
          title={
            <FormattedMessage id="quizzes.question.history" values={{ count: answered.question_history.length }} />
          }
        >
          <QuestionHistory entries={answered.question_history} />
        </Fold>
      )}
      {author && (
        <Fold title={<FormattedMessage id="quizzes.question.author" />}>
          <AuthorPanel author={author} />
        </Fold>
      )}
    </div>
  );
});

/** Folded until it is asked for; what is within is not there before. */
function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.fold} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.title}>
        <IconChevronRight size={18} aria-hidden className={classes.chevron} />
        {title}
      </summary>
      {opened && (
        <div className={classes.within}>
          <Suspense fallback={<SkeletonList rows={2} />}>{children}</Suspense>
        </div>
      )}
    </details>
  );
}
