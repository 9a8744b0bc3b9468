import { room } from '../kit/room';
import * as images from './contract';
import { imagesPersonalData } from './personal-data';

export const imagesRoom = room({
  name: 'images',
  contracts: { images },
  tables: ['images'],
  personalData: imagesPersonalData,
});
