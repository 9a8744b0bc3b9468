import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import { DeckEditor } from './editor/deck-editor';
import { DeckSkeleton } from './editor/deck-skeleton';
import { stateOf } from './editor/deck-state';

/** The editor of a deck that is there (spec 2 §2). */
export function EditDeckPage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { deck_id = '' } = useParams();
  // What an earlier visit has left may be older than what others have written since.
  const { data, error, refetch } = usePage(editDeck, { params: { deck_id } }, { gcTime: 0, staleTime: Infinity });
  const title = say({ id: 'flashcards.decks.edit' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data || !person) return <DeckSkeleton title={title} />;
  return <DeckEditor key={data.deck.id} data={data} first={stateOf(data)} personId={person.id} />;
}
