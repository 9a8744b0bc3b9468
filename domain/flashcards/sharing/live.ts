import { implement } from '~/domain/kit/live';
import { deckChanges } from './contract';
import { deckVersion, mayWatchDeck } from './read-deck.query';

export const sharingLive = [implement(deckChanges, { snapshot: deckVersion, mayWatch: mayWatchDeck })];
