import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type Over,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

/** Pixels before a press on the handle is a drag. */
const DISTANCE = 4;

/** By mouse, by thumb and by keyboard alike. */
export function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

interface Sortable {
  index: number;
}

const placeOf = (one: Active | Over | null): number =>
  ((one?.data.current?.sortable as Sortable | undefined)?.index ?? 0) + 1;

/** What screen readers hear while a question is dragged. @param count of questions */
export function useDragWords(count: number): {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} {
  const { formatMessage: say } = useIntl();
  // A question that is lifted is over its own place at once: that is no news, and would drown that it was lifted.
  const lifted = useRef(false);
  return {
    screenReaderInstructions: { draggable: say({ id: 'teach.order.how' }) },
    announcements: {
      onDragStart: ({ active }) => {
        lifted.current = true;
        return say({ id: 'teach.order.lifted' }, { position: placeOf(active), count });
      },
      onDragOver: ({ active, over }) => {
        const atHome = lifted.current && over?.id === active.id;
        lifted.current = false;
        return over && !atHome ? say({ id: 'teach.order.over' }, { position: placeOf(over), count }) : undefined;
      },
      onDragEnd: ({ over }) => say({ id: 'teach.order.moved' }, { position: placeOf(over), count }),
      onDragCancel: ({ active }) => say({ id: 'teach.order.cancelled' }, { position: placeOf(active), count }),
    },
  };
}
