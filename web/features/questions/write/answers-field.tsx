import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FREE_TEXT } from '~/domain/questions/contract';
import { useAnnounce } from '~/web/ui/announcer';
import { showing } from '~/web/ui/showing';
import { useStable } from '~/web/ui/use-stable';
import { AnswerRowField, type RowActs } from './answer-row';
import classes from './answers.module.css';
import { emptyAnswer, rowsMax, type AnswerRow, type Sheet } from './sheet';
import type { FieldErrors } from './use-field-errors';

interface Props {
  sheet: Sheet;
  /** One option is picked, and any of several is correct. */
  anyRight: boolean;
  errors: FieldErrors;
  set: (change: Partial<Sheet>) => void;
}

/** Options, or boxes with their model answers: written, marked, put in order by drag or by keys (spec 1 §3, §5). */
export const AnswersField = memo(
  function AnswersField({ sheet, anyRight, errors, set }: Props) {
    const { formatMessage: say } = useIntl();
    const announce = useAnnounce();
    const list = useRef<HTMLOListElement>(null);
    const [wanted, setWanted] = useState<string | null>(null);
    const [removed, setRemoved] = useState<{ row: AnswerRow; index: number; type: number } | null>(null);
    const sensors = useSensors(
      useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
      useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
    );
    const { answers, question_type } = sheet;
    const freeText = question_type === FREE_TEXT;
    const room = freeText ? 'box' : 'option';
    const most = rowsMax(question_type);
    const numberOf = (id: string | number) => answers.findIndex(({ key }) => key === id) + 1;

    useEffect(() => {
      if (wanted === null) return;
      list.current?.querySelector<HTMLElement>(`[data-row="${wanted}"] [data-first]`)?.focus();
      setWanted(null);
    }, [wanted, answers]);

    const move = (from: number, to: number) => {
      if (to < 0 || to >= answers.length || from === to) return;
      set({ answers: arrayMove([...answers], from, to) });
      announce(say({ id: 'questions.write.answers.moved' }, { from: from + 1, to: to + 1 }));
    };
    const add = (after = answers.length - 1) => {
      if (answers.length >= most) return;
      const row = emptyAnswer();
      set({ answers: [...answers.slice(0, after + 1), row, ...answers.slice(after + 1)] });
      setWanted(row.key);
    };
    const remove = (index: number) => {
      const row = answers[index]!;
      set({ answers: answers.filter((each) => each !== row) });
      setRemoved(row.answer_text.trim() || row.answer_label.trim() ? { row, index, type: question_type } : null);
      setWanted((answers[index + 1] ?? answers[index - 1])?.key ?? null);
      announce(say({ id: 'questions.write.answers.removed' }, { number: index + 1 }));
    };
    const putBack = () => {
      if (!removed) return;
      set({ answers: [...answers.slice(0, removed.index), removed.row, ...answers.slice(removed.index)] });
      setWanted(removed.row.key);
      setRemoved(null);
    };
    const next = (index: number) => {
      const below = answers[index + 1];
      if (below) setWanted(below.key);
      else add(index);
    };

    // A key that is pressed in one row draws that row alone.
    const change: RowActs['change'] = useStable((key, part) =>
      set({ answers: answers.map((row) => (row.key === key ? { ...row, ...part } : row)) }),
    );
    const leave: RowActs['leave'] = useStable((key, field) => errors.leave(`answers.${key}.${field}`));
    const moveBy: RowActs['move'] = useStable((key, by) => {
      move(numberOf(key) - 1, numberOf(key) - 1 + by);
      setWanted(key);
    });
    const goOn: RowActs['next'] = useStable((key) => next(numberOf(key) - 1));
    const takeOut: RowActs['remove'] = useStable((key) => remove(numberOf(key) - 1));
    const acts = useMemo(
      () => ({ change, leave, move: moveBy, next: goOn, remove: takeOut }),
      [change, leave, moveBy, goOn, takeOut],
    );
    const order = answers.map(({ key }) => key).join(' ');
    const items = useMemo(() => order.split(' '), [order]);

    const said = (id: string, active: string | number, over?: string | number) =>
      say(
        { id: `questions.write.answers.drag.${id}` },
        { number: numberOf(active), to: over === undefined ? 0 : numberOf(over), total: answers.length },
      );
    const announcements: Announcements = {
      onDragStart: ({ active }) => said('lifted', active.id),
      onDragOver: ({ active, over }) => (over ? said('over', active.id, over.id) : undefined),
      onDragEnd: ({ active, over }) => (over ? said('dropped', active.id, over.id) : said('cancelled', active.id)),
      onDragCancel: ({ active }) => said('cancelled', active.id),
    };
    const dropped = ({ active, over }: DragEndEvent) => {
      if (over && active.id !== over.id) move(numberOf(active.id) - 1, numberOf(over.id) - 1);
    };

    const general = errors.of('answers');
    return (
      <fieldset className={classes.answers}>
        <legend className={classes.legend}>
          <FormattedMessage id={freeText ? 'questions.write.boxes' : 'questions.write.options'} />
        </legend>
        <Text size="xs" c="dimmed" mb={8}>
          <FormattedMessage
            id={
              freeText
                ? 'questions.write.boxes.about'
                : anyRight
                  ? 'questions.write.options.about-any'
                  : 'questions.write.options.about'
            }
            values={{ most }}
          />
        </Text>
        {errors.noCorrect && (
          <Alert
            color="yellow"
            variant="light"
            role="status"
            icon={<IconAlertTriangle aria-hidden />}
            mb={12}
            py={8}
            id="no-correct"
          >
            <FormattedMessage id="questions.flaw.no-correct-option" />
          </Alert>
        )}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[restrictToVerticalAxis, restrictToParentElement]}
          accessibility={{
            announcements,
            screenReaderInstructions: { draggable: say({ id: 'questions.write.answers.drag.how' }) },
          }}
          onDragEnd={dropped}
        >
          <SortableContext items={items} strategy={verticalListSortingStrategy}>
            <ol ref={list} className={classes.rows}>
              {answers.map((row, index) => (
                <AnswerRowField
                  key={row.key}
                  row={row}
                  number={index + 1}
                  freeText={freeText}
                  labelled={answers.length > 1}
                  textError={errors.of(`answers.${row.key}.answer_text`)}
                  labelError={errors.of(`answers.${row.key}.answer_label`)}
                  acts={acts}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        {general && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={8}>
            {general}
          </Text>
        )}
        <Group gap="sm" mt={8}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={answers.length >= most}
            onClick={() => add()}
          >
            <FormattedMessage id={`questions.write.${room}.add`} />
          </Button>
          {removed?.type === question_type && answers.length < most && (
            <Button variant="subtle" onClick={putBack}>
              <FormattedMessage
                id="questions.write.answers.put-back"
                values={{ text: (removed.row.answer_text || removed.row.answer_label).slice(0, 40) }}
              />
            </Button>
          )}
        </Group>
      </fieldset>
    );
  },
  showing<Sheet>('answers', 'question_type'),
);
