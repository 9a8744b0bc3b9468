import type { examPlan } from '~/domain/flashcards/plan/contract';
import type { PageData } from '~/domain/kit/contract';

/** The exam, its plan, and what it is made of. */
export type PlanData = PageData<typeof examPlan>;
