import { domainEvent } from '../kit/event';
import type { Proposed } from './contract';

/** A proposal waits for a decision, or does not any more. */
export const proposalsChanged = domainEvent<Proposed>('review.proposals-changed');
