import { Button, Skeleton } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { saveAnnotation, type Annotated } from '~/domain/annotations/contract';
import { href } from '~/domain/kit/contract';
import { post } from '~/web/live/request';
import { lazily } from '~/web/ui/fetched';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import classes from './annotation.module.css';
import { noteKey } from './kept-note';
import { NoteConflict } from './note-conflict';
import { NoteSaver, type Saved } from './note-saver';
import { KEPT } from '~/web/core/loading/typed';
import { SavingMark } from './saving-mark';

const NoteEditor = lazily(async () => (await import('./note-editor')).NoteEditor);

interface Props {
  type: Annotated;
  entityId: number;
  personId: number;
  /** What the server has when this begins; later changes are not read. */
  server: { text: string; revision: number };
  onSaved: (saved: Saved) => void;
}

/** A note to be read, or written: saved as one types, with what became of it always to be seen. The editor is fetched by who writes. */
export function Note({ type, entityId, personId, server, onSaved }: Props) {
  const [saver] = useState(
    () =>
      new NoteSaver(
        server,
        noteKey(personId, type, entityId),
        (save, leaving) =>
          post(href(saveAnnotation), { entity_type: type, entity_id: entityId, ...save }, undefined, {
            keepalive: leaving,
          }) as Promise<Saved>,
        onSaved,
      ),
  );
  const { text, saving, theirs, error } = useSyncExternalStore(saver.subscribe, saver.get);
  const [writing, setWriting] = useState(saving === 'device');
  useEffect(() => saver.start(), [saver]);

  return (
    <div
      {...KEPT}
      className={classes.note}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && saver.flush()}
    >
      {theirs !== null ? (
        <NoteConflict mine={text} theirs={theirs} onChoose={(chosen) => saver.settle(chosen)} />
      ) : writing ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <NoteEditor html={text} onChange={(html) => saver.write(html)} />
        </Suspense>
      ) : (
        text !== '' && <RichText html={text} />
      )}
      {error && <ProblemNotice error={error} />}
      {theirs === null && (
        <div className={classes.foot}>
          <Button
            variant="subtle"
            size="compact-md"
            h={48}
            leftSection={
              writing ? undefined : text === '' ? (
                <IconPlus size={18} aria-hidden />
              ) : (
                <IconPencil size={18} aria-hidden />
              )
            }
            onClick={() => {
              saver.flush();
              setWriting(!writing);
            }}
          >
            <FormattedMessage
              id={writing ? 'annotations.done' : text === '' ? 'annotations.add' : 'annotations.edit'}
            />
          </Button>
          {(writing || saving !== 'saved') && <SavingMark saving={saving} empty={text === ''} />}
        </div>
      )}
    </div>
  );
}
