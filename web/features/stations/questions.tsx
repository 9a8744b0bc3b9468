import { memo } from 'react';
import type { PageData } from '~/domain/kit/contract';
import type { checklistView } from '~/domain/stations/checklist-contract';
import { Folds } from '~/web/ui/folds';
import { RichText } from '~/web/ui/rich-text';

/** The examiner's questions, each with its explanation behind it. */
export const Questions = memo(function Questions({
  questions,
}: {
  questions: PageData<typeof checklistView>['questions'];
}) {
  return (
    <Folds
      order={3}
      folds={questions.map(({ id, question_text, explanation_text }) => ({
        id: String(id),
        title: question_text,
        content: <RichText html={explanation_text} />,
      }))}
    />
  );
});
