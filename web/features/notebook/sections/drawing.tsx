import { useId, useMemo } from 'react';
import { drawingNodes } from './drawing-nodes';
import type { ShownSection } from './shown-section';
import text from '~/web/ui/text.module.css';
import classes from './sections.module.css';

/** A drawing in the colour of the text, with what it shows in words for those who do not see it. */
export function Drawing({ drawing }: { drawing: NonNullable<ShownSection['drawing']> }) {
  const id = useId();
  const { attributes, children } = useMemo(() => drawingNodes(drawing.svg), [drawing.svg]);
  return (
    <figure className={classes.drawing}>
      <svg {...attributes} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`}>
        {children}
      </svg>
      <figcaption id={`${id}-title`}>{drawing.title}</figcaption>
      <p id={`${id}-description`} className={text.dimmedUnder}>
        {drawing.description}
      </p>
    </figure>
  );
}
