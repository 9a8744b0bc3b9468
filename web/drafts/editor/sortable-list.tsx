import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { movedBy, withinList } from '~/web/ui/row-drag';

/** How long a row takes to its new place while one drags, in milliseconds (spec 3 §9). */
export const REORDER_ANIMATION = 150;

interface Props {
  /** What its messages begin with: `how`, `lifted`, `over`, `dropped` and `cancelled`. */
  words: string;
  keys: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Rows that are put in order by drag, or by keys: space lifts, arrows move, space drops. */
export function SortableList({ words, keys, onMove, children }: Props) {
  const { formatMessage: say } = useIntl();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const numberOf = (id: string | number) => keys.indexOf(String(id)) + 1;
  const said = (id: string, active: string | number, over?: string | number) =>
    say(
      { id: `${words}.${id}` },
      { number: numberOf(active), to: over === undefined ? 0 : numberOf(over), total: keys.length },
    );
  const announcements: Announcements = {
    onDragStart: ({ active }) => said('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? said('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? said('dropped', active.id, over.id) : said('cancelled', active.id)),
    onDragCancel: ({ active }) => said('cancelled', active.id),
  };
  // A list of its own for every order, and not for every drawing: all rows hang on it.
  const order = keys.join(' ');
  const items = useMemo(() => order.split(' '), [order]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[withinList]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: say({ id: `${words}.how` }) },
      }}
      onDragEnd={({ active, over }) =>
        over && active.id !== over.id && onMove(numberOf(active.id) - 1, numberOf(over.id) - 1)
      }
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** One row of it: what its element and its handle need. */
export function useSortableRow(key: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
    transition: { duration: REORDER_ANIMATION, easing: 'ease' },
  });
  return {
    row: {
      ref: setNodeRef,
      'data-row': key,
      'data-dragging': isDragging || undefined,
      style: { transform: movedBy(transform), transition },
    },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}
