import { IconBook2, IconBooks, IconCards, IconReceipt, IconSparkles, IconStack2 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { href } from '~/domain/kit/contract';
import { notebookHome } from '~/domain/notebook/contract';
import { subscriptionPage } from '~/domain/purchases/payment/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { ListRow } from '~/web/ui/list-row';
import lists from '~/web/ui/list.module.css';

const NOTEBOOK = { to: notebookHome.path, Icon: IconBook2, id: 'notebook' };
const PACKS = { to: packsPage.path, Icon: IconStack2, id: 'packs' };
const QUIZ = { to: href(quizSetup), Icon: IconBooks, id: 'quiz' };
const AI_QUIZ = { to: aiQuizSetup.path, Icon: IconSparkles, id: 'ai' };
const DECK = { to: createDeck.path, Icon: IconCards, id: 'deck' };
const RECEIPT = { to: subscriptionPage.path, Icon: IconReceipt, id: 'receipt' };

/** After a purchase: three doors into what is open now, and the receipt. @param slug of the product */
export const Doors = ({ slug }: { slug: string }) => (
  <ul className={lists.ofEntries}>
    {(slug === 'supporter' ? [NOTEBOOK, AI_QUIZ, DECK, RECEIPT] : [PACKS, QUIZ, RECEIPT]).map(({ to, Icon, id }) => (
      <li key={id}>
        <ListRow
          to={to}
          mark={<Icon size={24} stroke={1.6} />}
          title={<FormattedMessage id={`payments.door.${id}`} />}
          about={<FormattedMessage id={`payments.door.${id}.about`} />}
        />
      </li>
    ))}
  </ul>
);
