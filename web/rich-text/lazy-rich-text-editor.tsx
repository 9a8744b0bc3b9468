import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { whileWanted } from '../core/loading/wanted';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton-list';
import text from '../ui/text.module.css';
import { useLoaded } from '../ui/use-loaded';
import type { RichTextEditor } from './rich-text-editor';

const load = () => whileWanted(import('./editor-with-mantine').then((loaded) => loaded.EditorWithMantine));

/** Pixels of a line of text, and of the toolbar with the frame. */
const LINE = 27;
const TOOLBAR = 81;

/**
 * The rich-text editor, fetched when this is first seen: until then there is room for it under its label, and if it
 * cannot be fetched, that is said, with a way to try again.
 */
export function LazyRichTextEditor(props: ComponentProps<typeof RichTextEditor>) {
  const { loaded, retry } = useLoaded(load);
  if (loaded !== null && loaded !== 'failed') return <loaded.Component {...props} />;
  return (
    <div aria-busy={loaded === null}>
      <p className={text.smallBold}>{props.label}</p>
      {loaded === null ? (
        <Skeleton height={(props.minRows ?? 4) * LINE + TOOLBAR} />
      ) : (
        <Notice tone="wrong" role="alert">
          <p>
            <FormattedMessage id="rich-text.not-loaded" />
          </p>
          <Button variant="default" onClick={retry}>
            <FormattedMessage id="app.try-again" />
          </Button>
        </Notice>
      )}
    </div>
  );
}
