import { IconPencil, IconPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { saveAnnotation, type Annotated } from '~/domain/annotations/contract';
import { href } from '~/domain/kit/contract';
import { useSaved } from '~/web/drafts/use-saver';
import { post } from '~/web/live/request';
import { Button } from '~/web/ui/button';
import { lazily } from '~/web/ui/fetched';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import { Skeleton } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import classes from './annotation.module.css';
import { NoteConflict } from './note-conflict';
import { noteKey, notePorts, readNote, type Save, type Saved } from './note-ports';
import { KEPT } from '~/web/core/loading/typed';
import { SavingMark, savingOf } from './saving-mark';

const NoteEditor = lazily(async () => (await import('./note-editor')).NoteEditor);

const NONE: readonly string[] = [];
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Props {
  type: Annotated;
  entityId: number;
  personId: number;
  /** What the server has when this begins; later changes are not read. */
  server: { text: string; revision: number };
  passages?: readonly string[] | undefined;
  onSaved: (saved: Saved) => void;
}

/** A note to be read, or written: saved as one types, with what became of it always to be seen. The editor is fetched by who writes. */
export function Note({ type, entityId, personId, server, passages = NONE, onSaved }: Props) {
  const { value, state, theirs, write, flush, choose } = useSaved(() => {
    const key = noteKey(personId, type, entityId);
    const kept = readNote(key);
    const send = (save: Save, leaving: boolean) =>
      post(href(saveAnnotation), { entity_type: type, entity_id: entityId, ...save }, undefined, {
        keepalive: leaving,
      }) as Promise<Saved>;
    return {
      ports: notePorts(key, send, onSaved),
      head: { version: kept?.version ?? server.revision },
      value: server.text,
      unsent: kept?.form,
    };
  });
  const saving = savingOf(state);
  const [writing, setWriting] = useState(saving === 'device');
  // As plain paragraphs, without the formatting of the passage.
  const added = useRef(0);
  useEffect(() => {
    const more = passages.slice(added.current);
    if (more.length === 0 || theirs !== null) return;
    added.current = passages.length;
    setWriting(false);
    write(value + more.map((passage) => `<p>${escaped(passage).replaceAll(/\s*\n\s*/g, '</p><p>')}</p>`).join(''));
  }, [passages, value, theirs, write]);
  // What was refused is sent again once it is changed.
  const save = () => saving !== 'refused' && flush();

  return (
    <div
      {...KEPT}
      className={layout.stackClose}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && save()}
    >
      {theirs !== null ? (
        <NoteConflict mine={value} theirs={theirs} onChoose={choose} />
      ) : writing ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <NoteEditor html={value} onChange={(html) => write(html)} />
        </Suspense>
      ) : (
        value !== '' && <RichText html={value} />
      )}
      {saving === 'refused' && state.kind === 'failed' && <ProblemNotice error={state.problem} />}
      {theirs === null && (
        <div className={`no-print ${classes.foot}`}>
          <Button
            variant="subtle"
            size="compact"
            before={
              writing ? undefined : value === '' ? (
                <IconPlus size={18} aria-hidden />
              ) : (
                <IconPencil size={18} aria-hidden />
              )
            }
            onClick={() => {
              save();
              setWriting(!writing);
            }}
          >
            <FormattedMessage
              id={writing ? 'annotations.done' : value === '' ? 'annotations.add' : 'annotations.edit'}
            />
          </Button>
          {(writing || saving !== 'saved') && <SavingMark saving={saving} empty={value === ''} />}
        </div>
      )}
    </div>
  );
}
