import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { notesPage } from '~/domain/annotations/contract';
import type { PageData } from '~/domain/kit/contract';
import { MarkedPassage } from '~/web/parts/flashcards/marked-passage';
import { FullSummary } from '~/web/ui/full-summary';
import { RichText } from '~/web/ui/rich-text';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './notes.module.css';

/** A note, and where it stands. */
export function NoteCard({ note }: { note: PageData<typeof notesPage>['items'][number] }) {
  return (
    <li className={layout.panel}>
      <p className={text.dimmedText}>
        <FormattedMessage id={`annotations.type.${note.entity_type}`} /> · <TimeAgo at={note.updated_at} />
      </p>
      <h2 className={classes.title}>{note.url ? <Link to={note.url}>{note.title}</Link> : note.title}</h2>
      <FullSummary>
        <MarkedPassage type={note.entity_type} entityId={note.entity_id}>
          <RichText html={note.text} />
        </MarkedPassage>
      </FullSummary>
    </li>
  );
}
