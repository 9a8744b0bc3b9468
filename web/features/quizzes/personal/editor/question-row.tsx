import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Badge } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { questionEdit } from '~/domain/questions/authoring/contract';
import type { PersonalQuestion } from '~/domain/quizzes/personal/contract';
import { Hint } from '~/web/ui/hint';
import { movedBy } from '~/web/ui/row-drag';
import { useQuestionWords } from '../question-words';
import text from '~/web/ui/text.module.css';
import classes from './question-list.module.css';

interface Props {
  question: PersonalQuestion;
  /** From 0. */
  index: number;
  count: number;
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function QuestionRow({ question, index, count, onStep, onRemove }: Props) {
  const { formatMessage: say } = useIntl();
  const words = useQuestionWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: question.question_id,
    disabled: count < 2,
    attributes: { roleDescription: say({ id: 'teach.order.handle' }) },
  });
  const number = index + 1;
  const named = { number, title: words.title(question) };
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-question={question.question_id}
      data-dragging={isDragging || undefined}
      style={{ transform: movedBy(transform), transition }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        size={48}
        variant="subtle"
        color="gray"
        className={classes.handle}
        disabled={count < 2}
        aria-label={say({ id: 'teach.order.drag' }, named)}
      >
        <IconGripVertical size={20} aria-hidden />
      </ActionIcon>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.words} data-gone={!question.available || undefined}>
        {question.own && question.available ? (
          <Link to={href(questionEdit, { question_id: question.question_id })} className={classes.title}>
            {named.title}
          </Link>
        ) : (
          <span className={classes.title}>{named.title}</span>
        )}
        <span className={text.dimmedLine}>{words.about(question)}</span>
        {question.own && question.available && (
          <Badge variant="light" color="gray" tt="none" fw={500}>
            <FormattedMessage id={`teach.question.own.${question.place}`} />
          </Badge>
        )}
        {question.premium && question.available && (
          <Badge variant="light" color="gray" tt="none" fw={500}>
            <FormattedMessage id="teach.question.premium" />
          </Badge>
        )}
      </div>
      <div className={classes.controls}>
        <Hint label={say({ id: 'teach.order.up' })}>
          <ActionIcon
            size={48}
            variant="subtle"
            color="gray"
            data-by={-1}
            disabled={index === 0}
            aria-label={say({ id: 'teach.order.up.named' }, named)}
            onClick={() => onStep(-1)}
          >
            <IconArrowUp size={20} aria-hidden />
          </ActionIcon>
        </Hint>
        <Hint label={say({ id: 'teach.order.down' })}>
          <ActionIcon
            size={48}
            variant="subtle"
            color="gray"
            data-by={1}
            disabled={number === count}
            aria-label={say({ id: 'teach.order.down.named' }, named)}
            onClick={() => onStep(1)}
          >
            <IconArrowDown size={20} aria-hidden />
          </ActionIcon>
        </Hint>
        <Hint label={say({ id: 'teach.remove' })}>
          <ActionIcon
            size={48}
            variant="subtle"
            color="gray"
            data-remove
            aria-label={say({ id: 'teach.remove.named' }, named)}
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Hint>
      </div>
    </li>
  );
}
