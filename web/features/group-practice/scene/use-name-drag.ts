import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { GROUP_ROLES, type GroupRole } from '~/domain/group-practice/roles';
import { useStable } from '~/web/ui/use-stable';

/** Pixels that a name is moved before it is dragged, not pressed. */
const FROM = 8;

interface Drag {
  id: number;
  x: number;
  y: number;
  /** The figure, or the place without a role, that the name is over. */
  over: GroupRole | null;
}

function roleAt(x: number, y: number): GroupRole | null {
  const places = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-drop]'));
  const named = places.find(Boolean)?.dataset.drop;
  return GROUP_ROLES.find((role) => role === named) ?? null;
}

/** Dragging a name onto a figure, with a mouse, a pen or a finger. A press stays a press. */
export function useNameDrag(onDrop: (memberId: number, role: GroupRole) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const begun = useRef<{ id: number; pointer: number; x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const drop = useStable(onDrop);
  const end = () => {
    begun.current = null;
    setDrag(null);
  };

  return {
    drag,
    /** For the room: the click that a drag ends with presses nothing, although another figure may stand there by then. Keys still press. */
    room: {
      onPointerDownCapture() {
        dragged.current = false;
      },
      onClickCapture(event: MouseEvent) {
        if (!dragged.current || event.detail === 0) return;
        dragged.current = false;
        event.stopPropagation();
      },
    },
    /** For the element that is pressed to drag the name. */
    handleOf: (id: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return;
        begun.current = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY };
        // At once: a fast mouse is beside the name with its first move.
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = begun.current;
        if (from?.id !== id || from.pointer !== event.pointerId) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!dragged.current && Math.hypot(x, y) < FROM) return;
        dragged.current = true;
        setDrag({ id, x, y, over: roleAt(event.clientX, event.clientY) });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (begun.current?.id === id && dragged.current) {
          const role = roleAt(event.clientX, event.clientY);
          if (role) drop(id, role);
        }
        end();
      },
      onPointerCancel: end,
    }),
    /** For the name itself, which follows the pointer. */
    movedOf: (id: number) =>
      drag?.id === id
        ? { 'data-dragged': true, style: { transform: `translate(${drag.x}px, ${drag.y}px) rotate(-2deg)` } }
        : {},
  };
}

export type NameDrag = ReturnType<typeof useNameDrag>;
