import { useIntl } from 'react-intl';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { PageProblem } from '~/web/ui/page-problem';
import { DeckEditor } from './editor/deck-editor';
import { DeckSkeleton } from './editor/deck-skeleton';
import type { DeckState } from './editor/deck-state';

const begin = (cardsMax: number): DeckState => ({
  head: {
    deck_name: '',
    deck_description: '',
    deck_shared: false,
    deck_cloneable: false,
    deck_colour: 'teal',
    deck_icon: 'book',
    category: [],
    rights_confirmed: false,
  },
  revision: 0,
  headEdited: false,
  cards: [],
  cardsMax,
  submissionId: uuid(),
});

/** The page to begin a deck (spec 2 §2). */
export function CreateDeckPage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { data, error, refetch } = usePage(createDeck);
  const title = say({ id: 'flashcards.decks.new' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data || !person) return <DeckSkeleton title={title} />;
  return <DeckEditor data={null} first={begin(data.cards_max)} personId={person.id} />;
}
