import { ActionIcon, Checkbox, Textarea, TextInput } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { memo, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { ANSWER_MAX, LABEL_MAX } from '~/domain/questions/authoring/contract';
import { useSortableRow } from '~/web/drafts/editor/sortable-list';
import { Hint } from '~/web/ui/hint';
import classes from './answers.module.css';
import type { AnswerRow } from './sheet';

/** What can be done with a row, which is named by its key. */
export interface RowActs {
  change: (key: string, part: Partial<AnswerRow>) => void;
  leave: (key: string, field: 'answer_text' | 'answer_label') => void;
  move: (key: string, by: 1 | -1) => void;
  /** Enter: on to the next one. */
  next: (key: string) => void;
  remove: (key: string) => void;
}

interface Props {
  row: AnswerRow;
  number: number;
  freeText: boolean;
  /** Several boxes: each says what it is for. */
  labelled: boolean;
  textError: string | undefined;
  labelError: string | undefined;
  acts: RowActs;
}

/** One option, or one box: its handle, its words, whether it is right, and away with it. */
export const AnswerRowField = memo(function AnswerRowField({
  row,
  number,
  freeText,
  labelled,
  textError,
  labelError,
  acts,
}: Props) {
  const { formatMessage: say } = useIntl();
  const sortable = useSortableRow(row.key);
  const room = freeText ? 'box' : 'option';
  const name = say({ id: `questions.write.${room}` }, { number });
  const remove = say({ id: `questions.write.${room}.remove` }, { number });

  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by) {
      event.preventDefault();
      acts.move(row.key, by as 1 | -1);
    } else if (event.key === 'Enter' && !freeText && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      acts.next(row.key);
    }
  };

  return (
    <li
      {...sortable.row}
      className={classes.row}
      data-free-text={freeText || undefined}
      data-correct={(!freeText && row.answer_correct) || undefined}
    >
      <button
        type="button"
        {...sortable.handle}
        className={classes.handle}
        aria-label={say({ id: 'questions.write.answers.move' }, { number })}
      >
        <IconGripVertical size={18} aria-hidden />
        <span className={classes.number} aria-hidden>
          {number}
        </span>
      </button>
      <div className={classes.words}>
        {freeText && (
          <TextInput
            data-first
            label={say({ id: 'questions.write.box.label' })}
            aria-label={`${name}: ${say({ id: 'questions.write.box.label' })}`}
            required={labelled}
            withAsterisk={false}
            maxLength={LABEL_MAX}
            value={row.answer_label}
            error={labelError}
            onChange={(event) => acts.change(row.key, { answer_label: event.currentTarget.value })}
            onBlur={() => acts.leave(row.key, 'answer_label')}
            onKeyDown={press}
          />
        )}
        <Textarea
          data-first={freeText ? undefined : true}
          autosize
          minRows={1}
          maxRows={8}
          label={freeText ? say({ id: 'questions.write.box.model-answer' }) : undefined}
          aria-label={freeText ? `${name}: ${say({ id: 'questions.write.box.model-answer' })}` : name}
          placeholder={freeText ? undefined : row.answer_label || name}
          maxLength={ANSWER_MAX}
          value={row.answer_text}
          error={textError}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onChange={(event) =>
            acts.change(row.key, {
              answer_text: freeText ? event.currentTarget.value : event.currentTarget.value.replace(/\s*\n\s*/g, ' '),
            })
          }
          onBlur={() => acts.leave(row.key, 'answer_text')}
          onKeyDown={press}
        />
      </div>
      {!freeText && (
        <Checkbox
          className={classes.correct}
          label={say({ id: 'questions.write.option.correct' })}
          aria-label={say({ id: 'questions.write.option.is-correct' }, { number })}
          checked={row.answer_correct}
          onChange={(event) => acts.change(row.key, { answer_correct: event.currentTarget.checked })}
        />
      )}
      <Hint label={remove}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={classes.remove}
          aria-label={remove}
          onClick={() => acts.remove(row.key)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    </li>
  );
});
