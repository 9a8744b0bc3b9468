import { Alert, Button, Skeleton, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { whileWanted } from '../core/loading/wanted';
import { useLoaded } from '../ui/use-loaded';
import type { RichTextEditor } from './rich-text-editor';

const load = () => whileWanted(import('./rich-text-editor').then((loaded) => loaded.RichTextEditor));

/** Pixels of a line of text, and of the toolbar with the frame. */
const LINE = 27;
const TOOLBAR = 81;

/**
 * The rich-text editor, fetched when this is first seen: until then there is room for it under its label, and where it
 * cannot be fetched, that is said, with a way to try again.
 */
export function LazyRichTextEditor(props: ComponentProps<typeof RichTextEditor>) {
  const { loaded, retry } = useLoaded(load);
  if (loaded !== null && loaded !== 'failed') return <loaded.Component {...props} />;
  return (
    <div aria-busy={loaded === null}>
      <Text fw={600} size="sm" mb={4}>
        {props.label}
      </Text>
      {loaded === null ? (
        <Skeleton height={(props.minRows ?? 4) * LINE + TOOLBAR} />
      ) : (
        <Alert color="red" variant="light" role="alert">
          <Text mb="sm">
            <FormattedMessage id="rich-text.not-loaded" />
          </Text>
          <Button variant="default" onClick={retry}>
            <FormattedMessage id="app.try-again" />
          </Button>
        </Alert>
      )}
    </div>
  );
}
