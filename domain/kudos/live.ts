import { implement } from '../kit/live';
import { kudosOfRound } from './contract';
import { roundOf, tookPart } from './round.query';

export const kudosLive = [implement(kudosOfRound, { snapshot: roundOf, mayWatch: tookPart })];
