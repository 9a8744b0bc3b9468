import {
  IconChartLine,
  IconDeviceMobile,
  IconFileImport,
  IconSearch,
  IconSparkles,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { browseCards } from '~/domain/flashcards/browse/contract';
import { importStart } from '~/domain/flashcards/exchange/contract';
import { createGenerationJob } from '~/domain/flashcards/generation/contract';
import type { flashcardHome } from '~/domain/flashcards/home/contract';
import { examPlan, memoryProgress } from '~/domain/flashcards/plan/contract';
import { href, type PageData } from '~/domain/kit/contract';

export type Home = PageData<typeof flashcardHome>;

/** A way from the home of the flashcards to one part of the room. */
interface HomeEntry {
  /** Its words are `flashcards.home.<name>` and `flashcards.home.<name>.about`. */
  readonly name: string;
  readonly to: string;
  readonly icon: ComponentType<{ size: number; stroke: number }>;
}

/** In the order in which they are shown. A part adds its own in one line. */
export const ENTRIES: readonly HomeEntry[] = [
  { name: 'browse', to: href(browseCards), icon: IconSearch },
  { name: 'import', to: href(importStart), icon: IconFileImport },
  { name: 'generate', to: href(createGenerationJob), icon: IconSparkles },
  { name: 'plan', to: href(examPlan), icon: IconTargetArrow },
  { name: 'progress', to: href(memoryProgress), icon: IconChartLine },
  { name: 'away', to: href(cardsAway), icon: IconDeviceMobile },
];
