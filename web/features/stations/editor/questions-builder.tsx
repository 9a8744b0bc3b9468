import { ActionIcon, Button, Group, Textarea } from '@mantine/core';
import { IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QUESTION_MAX, QUESTIONS_MAX } from '~/domain/stations/authoring/form-contract';
import { PutBack } from '~/web/drafts/editor/put-back';
import { SortableList, useSortableRow } from '~/web/drafts/editor/sortable-list';
import { useRows } from '~/web/drafts/editor/use-rows';
import { useAnnounce } from '~/web/ui/announcer';
import { Hint } from '~/web/ui/hint';
import layout from '~/web/ui/layout.module.css';
import classes from './rows.module.css';
import { emptyQuestion, type Sheet, type SheetQuestion } from './sheet';
import { TextField } from './text-field';

interface Props {
  questions: readonly SheetQuestion[];
  set: (change: Pick<Sheet, 'questions'>) => void;
}

/** What the examiner asks at the end, with its answers (spec 3 §3). */
export const QuestionsBuilder = memo(function QuestionsBuilder({ questions, set }: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const rows = useRows({
    rows: questions,
    set: (next) => set({ questions: next }),
    textOf: (question) => question.question_text,
    onRemoved: (index) => announce(say({ id: 'stations.editor.questions.removed' }, { number: index + 1 })),
  });
  const { change, remove } = rows;
  const acts = useMemo(() => ({ change, remove }), [change, remove]);

  return (
    <fieldset className={layout.fieldset}>
      <legend className={classes.legend}>
        <FormattedMessage id="stations.editor.questions" />
      </legend>
      <SortableList words="stations.editor.drag" keys={questions.map(({ key }) => key)} onMove={rows.move}>
        <ol ref={rows.list} className={classes.rows}>
          {questions.map((question, index) => (
            <QuestionField key={question.key} question={question} number={index + 1} acts={acts} />
          ))}
        </ol>
      </SortableList>
      <Group gap="sm" mt={8}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={questions.length >= QUESTIONS_MAX}
          onClick={() => rows.insert(questions.length, emptyQuestion())}
        >
          <FormattedMessage id="stations.editor.questions.add" />
        </Button>
        <PutBack removed={rows.removed} words="stations.editor.put-back" />
      </Group>
    </fieldset>
  );
});

interface QuestionActs {
  change: (key: string, part: Partial<SheetQuestion>) => void;
  remove: (key: string) => void;
}

interface FieldProps {
  question: SheetQuestion;
  number: number;
  acts: QuestionActs;
}

const QuestionField = memo(function QuestionField({ question, number, acts }: FieldProps) {
  const { formatMessage: say } = useIntl();
  const sortable = useSortableRow(question.key);
  const remove = say({ id: 'stations.editor.questions.remove' }, { number });
  return (
    <li {...sortable.row} className={`${classes.row} ${classes.question}`}>
      <button
        type="button"
        {...sortable.handle}
        className={classes.handle}
        aria-label={say({ id: 'stations.editor.questions.move' }, { number })}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <div className={classes.words}>
        <Textarea
          data-first
          autosize
          minRows={1}
          maxRows={6}
          label={say({ id: 'stations.editor.questions.question' }, { number })}
          maxLength={QUESTION_MAX}
          value={question.question_text}
          onChange={(event) => acts.change(question.key, { question_text: event.currentTarget.value })}
        />
        <TextField
          label={say({ id: 'stations.editor.questions.explanation' }, { number })}
          html={question.explanation_text}
          minRows={2}
          onChange={(explanation_text) => acts.change(question.key, { explanation_text })}
        />
      </div>
      <Hint label={remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={remove}
          onClick={() => acts.remove(question.key)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    </li>
  );
});
