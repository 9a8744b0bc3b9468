import { implement } from '~/domain/kit/live';
import { moderatedCard } from './contract';
import { findCardVersion, mayWatchCard } from './moderated-card.query';

export const moderatingLive = [implement(moderatedCard, { snapshot: findCardVersion, mayWatch: mayWatchCard })];
