import { room } from '../kit/room';
import * as flashcards from './contract';
import * as review from './review/contract';

export const flashcardsRoom = room({ name: 'flashcards', contracts: { flashcards, review } });
