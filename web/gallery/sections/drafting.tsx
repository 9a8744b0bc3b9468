import { CardMade, DraftCard, type DraftInput } from '~/web/parts/flashcards/draft-card';
import type { Section } from '../section';

const SOURCE: DraftInput = { source_kind: 'question', quizlog_id: 1, question_id: 1 };

export const drafting: Section = {
  id: 'drafting',
  title: 'A card of what one reads',
  states: {
    'the whole button': () => <DraftCard source={SOURCE} />,
    'beside one of several': () => <DraftCard source={SOURCE} compactFor="What it is" />,
    'it was made': () => <CardMade card={{ existed: false, deck_name: 'Cards from my reading', deck_url: '/' }} />,
    'it was there already': () => (
      <CardMade
        card={{ existed: true, deck_name: 'Cardiology and everything that I get wrong before finals', deck_url: '/' }}
      />
    ),
  },
};
