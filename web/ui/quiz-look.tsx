import {
  IconAmbulance,
  IconBabyCarriage,
  IconBone,
  IconBook,
  IconBrain,
  IconDroplet,
  IconEye,
  IconHeart,
  IconLungs,
  IconMicroscope,
  IconPill,
  IconStar,
  IconStethoscope,
  IconVaccine,
  type Icon,
} from '@tabler/icons-react';
import type { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';
import classes from './quiz-look.module.css';

export type QuizIcon = (typeof LOOK_ICONS)[number];
export type QuizColour = (typeof LOOK_COLOURS)[number];

export const QUIZ_SIGNS: Record<QuizIcon, Icon> = {
  stethoscope: IconStethoscope,
  heart: IconHeart,
  lungs: IconLungs,
  brain: IconBrain,
  bone: IconBone,
  eye: IconEye,
  pill: IconPill,
  syringe: IconVaccine,
  microscope: IconMicroscope,
  baby: IconBabyCarriage,
  droplet: IconDroplet,
  ambulance: IconAmbulance,
  book: IconBook,
  star: IconStar,
};

/** What a quiz or a deck is known by at a glance. Its title stands beside it, so it says nothing to screen readers. */
export function QuizLook({ icon, colour, size = 48 }: { icon: QuizIcon; colour: QuizColour; size?: number }) {
  const Sign = QUIZ_SIGNS[icon];
  return (
    <span className={classes.look} data-colour={colour} style={{ width: size, height: size }} aria-hidden>
      <Sign size={size * 0.56} stroke={1.6} />
    </span>
  );
}
