import { arrayMove } from '@dnd-kit/sortable';
import { ActionIcon, Button, Group, Textarea } from '@mantine/core';
import { IconGripVertical, IconPlus, IconX } from '@tabler/icons-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QUESTION_MAX, QUESTIONS_MAX } from '~/domain/stations/authoring/contract';
import { useAnnounce } from '~/web/ui/announcer';
import { Hint } from '~/web/ui/hint';
import { useStable } from '~/web/ui/use-stable';
import classes from './rows.module.css';
import { emptyQuestion, type Sheet, type SheetQuestion } from './sheet';
import { SortableList, useSortableRow } from './sortable-list';
import { TextField } from './text-field';

interface Props {
  questions: readonly SheetQuestion[];
  set: (change: Pick<Sheet, 'questions'>) => void;
}

/** What the examiner asks at the end, with its answers (spec 3 §3). */
export const QuestionsBuilder = memo(function QuestionsBuilder({ questions, set }: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ question: SheetQuestion; index: number } | null>(null);

  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${wanted}"] [data-first]`)?.focus();
    setWanted(null);
  }, [wanted, questions]);

  const insert = (index: number, question: SheetQuestion) => {
    set({ questions: [...questions.slice(0, index), question, ...questions.slice(index)] });
    setWanted(question.key);
  };
  const remove = (index: number) => {
    const question = questions[index]!;
    set({ questions: questions.filter((each) => each !== question) });
    setRemoved(question.question_text.trim() === '' ? null : { question, index });
    announce(say({ id: 'stations.editor.questions.removed' }, { number: index + 1 }));
  };

  const change: QuestionActs['change'] = useStable((key, part) =>
    set({ questions: questions.map((each) => (each.key === key ? { ...each, ...part } : each)) }),
  );
  const takeOut: QuestionActs['remove'] = useStable((key) => remove(questions.findIndex((each) => each.key === key)));
  const acts = useMemo(() => ({ change, remove: takeOut }), [change, takeOut]);

  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>
        <FormattedMessage id="stations.editor.questions" />
      </legend>
      <SortableList
        keys={questions.map(({ key }) => key)}
        onMove={(from, to) => set({ questions: arrayMove([...questions], from, to) })}
      >
        <ol ref={list} className={classes.rows}>
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
          onClick={() => insert(questions.length, emptyQuestion())}
        >
          <FormattedMessage id="stations.editor.questions.add" />
        </Button>
        {removed && (
          <Button
            variant="subtle"
            onClick={() => {
              insert(Math.min(removed.index, questions.length), removed.question);
              setRemoved(null);
            }}
          >
            <FormattedMessage
              id="stations.editor.put-back"
              values={{ text: removed.question.question_text.slice(0, 40) }}
            />
          </Button>
        )}
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
