import { EditorSkeleton as Skeleton } from '~/web/drafts/editor/layout';
import classes from './editor.module.css';

/** The screen on its way. */
export const EditorSkeleton = ({ title }: { title: string }) => (
  <Skeleton title={title} classNames={classes} main={[72, 96, 280, 360]} side={[200, 200]} />
);
