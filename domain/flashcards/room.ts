import { room } from '../kit/room';
import * as flashcards from './contract';
import * as decks from './decks/contract';
import * as home from './home/contract';
import { flashcardsPersonalData } from './personal-data';
import * as review from './review/contract';

export const flashcardsRoom = room({
  name: 'flashcards',
  contracts: { flashcards, home, decks, review },
  personalData: flashcardsPersonalData,
});
