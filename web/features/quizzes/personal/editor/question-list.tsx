import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PersonalQuestion } from '~/domain/quizzes/personal/contract';
import { useAnnounce } from '~/web/ui/announcer';
import { withinList } from '~/web/ui/row-drag';
import { useDragSensors, useDragWords } from './dragging';
import classes from './question-list.module.css';
import { QuestionRow } from './question-row';

interface Props {
  questions: readonly PersonalQuestion[];
  onMove: (questionId: number, to: number) => void;
  onRemove: (question: PersonalQuestion) => void;
}

/** The questions of a quiz in their order, moved by dragging, by keyboard, or one up and one down (spec 2 §2). */
export function QuestionList({ questions, onMove, onRemove }: Props) {
  const intl = useIntl();
  const announce = useAnnounce();
  const sensors = useDragSensors();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ id: number; by: -1 | 1 } | null>(null);
  const ids = questions.map(({ question_id }) => question_id);
  const dragWords = useDragWords(ids.length);
  const placeOf = (id: number) => ids.indexOf(id);

  // A button that moves with its row loses the focus on the way; at either end it is the other one's turn.
  useEffect(() => {
    const { id, by } = pressed.current ?? {};
    pressed.current = null;
    if (id === undefined) return;
    const buttons = (by: number | undefined) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-question="${id}"] [data-by="${by}"]:not(:disabled)`);
    (buttons(by) ?? buttons(-by!))?.focus();
  }, [questions]);

  const step = (id: number, by: -1 | 1) => {
    const to = placeOf(id) + by;
    pressed.current = { id, by };
    onMove(id, to);
    announce(intl.formatMessage({ id: 'teach.order.moved' }, { position: to + 1, count: ids.length }));
  };
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) onMove(Number(active.id), placeOf(Number(over.id)));
  };

  return (
    <DndContext
      id="questions-of-quiz"
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[withinList]}
      accessibility={dragWords}
      onDragEnd={dropped}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} ref={list}>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.question_id}
              question={question}
              index={index}
              count={ids.length}
              onStep={(by) => step(question.question_id, by)}
              onRemove={() => onRemove(question)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
