import { Annotation } from './annotation.entity';

export const annotationsEntities = [Annotation];
