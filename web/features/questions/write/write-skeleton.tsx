import { EditorSkeleton } from '~/web/drafts/editor/layout';
import classes from './write.module.css';

/** The screen on its way. */
export const WriteSkeleton = ({ title }: { title: string }) => (
  <EditorSkeleton title={title} classNames={classes} main={[[48, 280], 260, 360, 300]} side={[420, 190]} />
);
