import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '~/web/ui/announcer';
import type { OcclusionDraft } from './deck-state';
import { placeOf } from './occluded-picture';
import { type Bounds, boundsBetween, byKey, changed, type DrawnShape, LEAST, moved, resized } from './occlusion-shapes';
import classes from './occlusion.module.css';

interface Place {
  x: number;
  y: number;
}
interface Drag {
  kind: 'draw' | 'move' | 'resize';
  /** The rectangle that is moved or resized. */
  shape: DrawnShape | null;
  from: Place;
  to: Place;
}

function boundsOf({ kind, shape, from, to }: Drag): Bounds {
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (kind === 'draw' || !shape) return boundsBetween(from, to);
  return kind === 'move' ? moved(shape, by) : resized(shape, by);
}

interface Props {
  occlusion: OcclusionDraft;
  onShapes: (shapes: DrawnShape[]) => void;
  onDraw: (bounds: Bounds) => void;
  onRemove: (key: string) => void;
  onUndo: () => void;
}

/** A picture on which rectangles are drawn, moved and resized, by mouse, finger or keyboard. */
export function OcclusionCanvas({ occlusion, onShapes, onDraw, onRemove, onUndo }: Props) {
  const { formatMessage: say, formatNumber } = useIntl();
  const announce = useAnnounce();
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { picture, description, shapes } = occlusion;

  const placeIn = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const start = (event: PointerEvent, kind: Drag['kind'], shape: DrawnShape | null) => {
    if (event.button !== 0 || drag) return;
    event.stopPropagation();
    box.current!.setPointerCapture(event.pointerId);
    const from = placeIn(event);
    setDrag({ kind, shape, from, to: from });
  };
  const end = () => {
    setDrag(null);
    if (!drag || (drag.from.x === drag.to.x && drag.from.y === drag.to.y)) return;
    const bounds = boundsOf(drag);
    if (drag.shape) onShapes(changed(shapes, drag.shape.key, bounds));
    else if (bounds.width >= LEAST && bounds.height >= LEAST) onDraw(bounds);
  };
  const press = (event: KeyboardEvent, shape: DrawnShape) => {
    const bounds = byKey(shape, event);
    if (bounds) {
      onShapes(changed(shapes, shape.key, bounds));
      const share = (value: number) => formatNumber(value, { style: 'percent' });
      const { left, top, width, height } = bounds;
      announce(
        say(
          { id: 'flashcards.occlusion.at' },
          { left: share(left), top: share(top), width: share(width), height: share(height) },
        ),
      );
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(shape.key);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) onUndo();
    else return;
    event.preventDefault();
  };
  const shown = drag?.shape ? changed(shapes, drag.shape.key, boundsOf(drag)) : shapes;
  return (
    <div
      ref={box}
      className={classes.canvas}
      role="group"
      aria-label={say({ id: 'flashcards.occlusion.canvas' })}
      onPointerDown={(event) => start(event, 'draw', null)}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: placeIn(event) })}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      <img src={picture} alt={description} draggable={false} />
      {shown.map((shape, index) => (
        <button
          key={shape.key}
          type="button"
          className={classes.shape}
          data-shape={shape.key}
          style={placeOf(shape)}
          aria-label={say(
            { id: 'flashcards.occlusion.shape' },
            { place: index + 1, number: shape.number, label: shape.label || 'none' },
          )}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown Delete"
          onPointerDown={(event) => start(event, 'move', shape)}
          onKeyDown={(event) => press(event, shape)}
        >
          <span>{shape.number}</span>
          <span className={classes.corner} aria-hidden onPointerDown={(event) => start(event, 'resize', shape)} />
        </button>
      ))}
      {drag?.kind === 'draw' && <span className={classes.mask} data-asked style={placeOf(boundsOf(drag))} />}
    </div>
  );
}
