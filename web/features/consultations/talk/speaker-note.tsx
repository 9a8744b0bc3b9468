import { IconRobot, IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Speaker } from '~/domain/consultations/contract';
import classes from './talk.module.css';

/** Who answers, said honestly and in few words. */
export function SpeakerNote({ speaker }: { speaker: Speaker }) {
  const Icon = speaker === 'model' ? IconSparkles : IconRobot;
  return (
    <p className={classes.speaker}>
      <Icon size={18} aria-hidden />
      <FormattedMessage id={`consultations.speaker.${speaker}`} />
    </p>
  );
}
