import type { Section } from '../section';
import { buttons } from './buttons';
import { choices } from './choices';
import { clocks } from './clocks';
import { dialogs } from './dialogs';
import { drafting } from './drafting';
import { fields } from './fields';
import { group } from './group';
import { headings } from './headings';
import { lists } from './lists';
import { marks } from './marks';
import { messages } from './messages';
import { offers } from './offers';
import { pictures } from './pictures';
import { runs } from './runs';
import { scores } from './scores';
import { texts } from './texts';
import { writing } from './writing';

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
  writing,
  drafting,
  group,
  offers,
  runs,
  pictures,
  dialogs,
];
