import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors, type Active, type Announcements, type Over } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { IntlShape } from 'react-intl';

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

const placeOf = (one: Active | Over | null): number => ((one?.data.current?.sortable as Sortable | undefined)?.index ?? 0) + 1;

/** What screen readers hear while a question is dragged. @param count of questions */
export function dragWords({ formatMessage: say }: IntlShape, count: number): { announcements: Announcements; screenReaderInstructions: { draggable: string } } {
  return {
    screenReaderInstructions: { draggable: say({ id: 'teach.order.how' }) },
    announcements: {
      onDragStart: ({ active }) => say({ id: 'teach.order.lifted' }, { position: placeOf(active), count }),
      onDragOver: ({ over }) => (over ? say({ id: 'teach.order.over' }, { position: placeOf(over), count }) : undefined),
      onDragEnd: ({ over }) => say({ id: 'teach.order.moved' }, { position: placeOf(over), count }),
      onDragCancel: ({ active }) => say({ id: 'teach.order.cancelled' }, { position: placeOf(active), count }),
    },
  };
}
