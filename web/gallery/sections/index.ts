import type { Section } from '../section';
import { buttons } from './buttons';
import { choices } from './choices';
import { clocks } from './clocks';
import { dialogs } from './dialogs';
import { fields } from './fields';
import { group } from './group';
import { headings } from './headings';
import { lists } from './lists';
import { marks } from './marks';
import { messages } from './messages';
import { pictures } from './pictures';
import { scores } from './scores';
import { texts } from './texts';

export const sections: readonly Section[] = [
  headings,
  buttons,
  fields,
  choices,
  marks,
  messages,
  lists,
  clocks,
  scores,
  texts,
  group,
  pictures,
  dialogs,
];
