import { EditorSkeleton } from '~/web/drafts/editor/layout';
import classes from './editor.module.css';

/** The editor on its way, in the shape it will have. */
export const DeckSkeleton = ({ title }: { title: string }) => (
  <EditorSkeleton title={title} classNames={classes} main={[[36, 160], 120, 120, 120]} side={[420, 180]} />
);
