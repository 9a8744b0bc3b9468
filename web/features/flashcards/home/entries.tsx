import {
  IconFileImport,
  IconAdjustmentsHorizontal,
  IconBookmark,
  IconChartLine,
  IconDeviceMobile,
  IconFolders,
  IconTargetArrow,
  IconSparkles,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { FormattedNumber } from 'react-intl';
import { createGenerationJob } from '~/domain/flashcards/generation/contract';
import type { flashcardHome } from '~/domain/flashcards/home/contract';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { examPlan, memoryProgress } from '~/domain/flashcards/plan/contract';
import { decksPage } from '~/domain/flashcards/sharing/contract';
import { importStart } from '~/domain/flashcards/exchange/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { href, type PageData } from '~/domain/kit/contract';

export type Home = PageData<typeof flashcardHome>;

/** A way from the home of the flashcards to one part of the room. */
export interface HomeEntry {
  /** Its words are `flashcards.home.<name>` and `flashcards.home.<name>.about`. */
  readonly name: string;
  readonly to: string;
  readonly icon: ComponentType<{ size: number; stroke: number }>;
  /** What stands at the end of its line, such as a number. */
  readonly Figure?: ComponentType<{ home: Home }>;
}

/** In the order in which they are shown. A part adds its own in one line. */
export const ENTRIES: readonly HomeEntry[] = [
  { name: 'setup', to: href(flashcardSetup), icon: IconAdjustmentsHorizontal },
  { name: 'generate', to: href(createGenerationJob), icon: IconSparkles },
  { name: 'plan', to: href(examPlan), icon: IconTargetArrow },
  { name: 'progress', to: href(memoryProgress), icon: IconChartLine },
  {
    name: 'decks',
    to: href(decksPage),
    icon: IconFolders,
    Figure: ({ home }) => <FormattedNumber value={home.decks} />,
  },
  {
    name: 'bookmarks',
    to: href(flashcardSetup, {}, { type: 'bookmarks' }),
    icon: IconBookmark,
    Figure: ({ home }) => <FormattedNumber value={home.bookmarked} />,
  },
  { name: 'away', to: href(cardsAway), icon: IconDeviceMobile },
  { name: 'import', to: href(importStart), icon: IconFileImport },
];
