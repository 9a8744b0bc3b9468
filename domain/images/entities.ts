import { Image } from './image.entity';

export const imagesEntities = [Image];
