import type { OcclusionDraft } from './deck-state';
import type { Bounds } from './occlusion-shapes';
import classes from './occlusion.module.css';

const percent = (share: number): string => `${share * 100}%`;
/** Where a rectangle lies over its picture. */
export const placeOf = ({ left, top, width, height }: Bounds) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

interface Props {
  occlusion: OcclusionDraft;
  /** The number of the card. */
  asked: number;
  side: 'question' | 'answer';
}

/** A picture as a card shows it: what it asks for is covered in another colour, and open in the answer. */
export function OccludedPicture({ occlusion: { picture, description, hidesOthers, shapes }, asked, side }: Props) {
  const covered = shapes.filter(({ number }) => (number === asked ? side === 'question' : hidesOthers));
  return (
    <div className={classes.picture}>
      <img src={picture} alt={description} />
      {covered.map((shape) => (
        <span
          key={shape.key}
          className={classes.mask}
          data-asked={shape.number === asked || undefined}
          style={placeOf(shape)}
        />
      ))}
    </div>
  );
}
