import { Button, Text } from '@mantine/core';
import { IconEye, IconLock, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { StationPlace } from '~/domain/stations/authoring/contract';
import type { FieldWords } from './basics';
import { SaveBar as Bar } from '~/web/drafts/editor/save-bar';
import classes from '~/web/drafts/editor/save-bar.module.css';
import type { Writing } from './use-writing';

interface Props {
  writing: Writing;
  mayPublish: boolean;
  words?: FieldWords;
  /** An action with more conditions than saving: whether it is allowed, and what it lacks. */
  preview?: { allowed: boolean; needs: ReactNode };
  onPreview: () => void;
}

/** The preview, and where the station may be saved. Saving and previewing wait for name, description and label (spec 3 §5). */
export function SaveBar({ writing, mayPublish, words = 'editor', preview, onPreview }: Props) {
  const { formatMessage: say } = useIntl();
  const { busy, state, place, saveable, missing } = writing;
  const previewable = preview?.allowed ?? saveable;
  const waiting = !saveable || state.kind === 'conflict' || busy !== null;
  const places: StationPlace[] = mayPublish
    ? place === 'published'
      ? ['personal', 'published']
      : ['published', 'personal']
    : ['personal'];
  return (
    <Bar
      editor={writing}
      help={
        <>
          {!saveable && (
            <Text
              id="save-help"
              size="sm"
              {...(state.kind === 'untouched' ? { c: 'dimmed' } : { c: 'var(--warning-fg)', fw: 600 })}
            >
              <FormattedMessage
                id={`stations.${words}.save.help`}
                values={{
                  missing: (
                    <FormattedList
                      type="conjunction"
                      value={missing.map((field) => say({ id: `stations.${words}.missing.${field}` }))}
                    />
                  ),
                }}
              />
            </Text>
          )}
          {saveable && !previewable && (
            <Text id="preview-help" size="sm" c="dimmed">
              {preview?.needs}
            </Text>
          )}
        </>
      }
    >
      <Button
        className={classes.sign}
        variant="default"
        disabled={!previewable}
        aria-describedby={previewable ? undefined : saveable ? 'preview-help' : 'save-help'}
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={onPreview}
      >
        <FormattedMessage id="stations.editor.preview" />
      </Button>
      {places.map((to, index) => {
        const last = index === places.length - 1;
        const Sign = to === 'published' ? IconWorld : IconLock;
        return (
          <Button
            key={to}
            variant={last ? 'filled' : 'default'}
            className={last ? classes.primary : classes.sign}
            disabled={waiting && busy !== 'save'}
            loading={busy === 'save' && last}
            aria-describedby={saveable ? undefined : 'save-help'}
            leftSection={<Sign size={18} aria-hidden />}
            onClick={() => void writing.save(to)}
          >
            <FormattedMessage id={`stations.editor.save.${to}`} />
          </Button>
        );
      })}
    </Bar>
  );
}
