import { FormattedMessage } from 'react-intl';
import { ReportDialog } from './unseen';
import type { QuestionActs } from './use-question-acts';

/** Tells the editors what is wrong with a question. */
export function QuestionReport({ questionId, acts }: { questionId: number; acts: QuestionActs }) {
  return (
    <ReportDialog
      kind="question_report"
      id={questionId}
      title={<FormattedMessage id="discussion.report.title" />}
      opened={acts.reportOpened}
      onClose={acts.closeReport}
      onReported={acts.setReported}
    />
  );
}
