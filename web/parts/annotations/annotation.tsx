import { IconNote } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readAnnotation, type Annotated } from '~/domain/annotations/contract';
import { useSession } from '~/web/core/session';
import { callKey, useCall } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import { useProblemMessage } from '~/web/ui/problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import classes from './annotation.module.css';
import { Note } from './note';
import { noteKey, readNote } from './note-ports';

export interface Props {
  type: Annotated;
  entityId: number;
  /** Marked on the page, in the order of marking: each is added to the note once. */
  passages?: readonly string[];
}

/** One's own note on a question, a station or a topic (spec 3 §2). Nothing for who has no account. */
export function Annotation({ type, entityId, passages }: Props) {
  const { person } = useSession();
  return person && !person.guest ? (
    <OwnNote key={`${type}.${entityId}`} type={type} entityId={entityId} personId={person.id} passages={passages} />
  ) : null;
}

function OwnNote({ type, entityId, personId, passages }: Props & { personId: number }) {
  const id = useId();
  const cache = useQueryClient();
  const asked = { entity_type: type, entity_id: entityId };
  const { data, error, refetch } = useCall(readAnnotation, asked, { staleTime: 60_000 });
  const message = useProblemMessage();
  // What this device has kept is there without a connection.
  const [kept] = useState(() => readNote(noteKey(personId, type, entityId)));
  const known = data ?? (kept && error?.passing ? { text: kept.form, revision: kept.version ?? 0 } : null);
  return (
    <section className={known?.text ? layout.panel : `no-print ${layout.panel}`} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <IconNote size={20} stroke={1.6} aria-hidden />
        <FormattedMessage id="annotations.title" />
      </h2>
      {known ? (
        <Note
          type={type}
          entityId={entityId}
          personId={personId}
          server={known}
          passages={passages}
          onSaved={({ text, revision }) => {
            cache.setQueryData(callKey(readAnnotation, asked), { text, revision });
          }}
        />
      ) : error ? (
        <div className={`no-print ${classes.foot}`}>
          <span className={classes.mark}>{message(error)}</span>
          {error.passing && (
            <Button variant="subtle" size="compact" onClick={() => void refetch()}>
              <FormattedMessage id="app.try-again" />
            </Button>
          )}
        </div>
      ) : (
        <Skeleton height={48} />
      )}
    </section>
  );
}
