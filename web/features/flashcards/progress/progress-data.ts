import type { memoryProgress } from '~/domain/flashcards/plan/contract';
import type { PageData } from '~/domain/kit/contract';

/** What becomes of memory, as its page shows it. */
export type ProgressData = PageData<typeof memoryProgress>;
