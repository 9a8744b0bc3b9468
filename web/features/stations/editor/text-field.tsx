import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { memo, useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RichTextEditor } from '../../../rich-text/rich-text-editor';

type Editor = ComponentType<ComponentProps<typeof RichTextEditor>>;
type Props = Omit<ComponentProps<typeof RichTextEditor>, 'tools'> & { minRows: number };

/**
 * A text with its rich-text editor, which is fetched when this is first seen: the OSCE toolbar, and 'Show HTML' (spec 3 §2).
 * A key typed in one of many does not draw the others anew: the editor keeps its own text, so that a changed `html` says
 * nothing, and `onChange` and `onReady` stay those of the first time.
 */
export const TextField = memo(Field, (before, after) => (['label', 'description', 'minRows', 'error', 'readOnly'] as const).every((name) => before[name] === after[name]));

function Field(props: Props) {
  const [loaded, setLoaded] = useState<{ Editor: Editor } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    import('../../../rich-text/rich-text-editor').then(
      (module) => here && setLoaded({ Editor: module.RichTextEditor }),
      () => here && setLoaded('failed'),
    );
    return () => void (here = false);
  }, [attempt]);

  if (loaded !== null && loaded !== 'failed') return <loaded.Editor {...props} tools="osce" showsHtml={props.showsHtml ?? true} />;
  return (
    <div aria-busy={loaded === null}>
      <Text fw={600} size="sm" mb={4}>
        {props.label}
      </Text>
      {loaded === null ? (
        <Skeleton height={props.minRows * 27 + 81} />
      ) : (
        <Alert color="red" variant="light" role="alert">
          <Text mb="sm">
            <FormattedMessage id="stations.editor.editor-failed" />
          </Text>
          <Button
            variant="default"
            onClick={() => {
              setLoaded(null);
              setAttempt(attempt + 1);
            }}
          >
            <FormattedMessage id="app.try-again" />
          </Button>
        </Alert>
      )}
    </div>
  );
}
