import { Accordion } from '@mantine/core';
import type { PageData } from '~/domain/kit/contract';
import type { checklistView } from '~/domain/stations/checklist-contract';
import { RichText } from '~/web/ui/rich-text';

/** The examiner's questions, each with its explanation behind it. */
export function Questions({ questions }: { questions: PageData<typeof checklistView>['questions'] }) {
  return (
    <Accordion order={3} multiple variant="contained">
      {questions.map((question) => (
        <Accordion.Item key={question.id} value={String(question.id)}>
          <Accordion.Control mih={56}>{question.question_text}</Accordion.Control>
          <Accordion.Panel>
            <RichText html={question.explanation_text} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
