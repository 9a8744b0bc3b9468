import { FormattedMessage } from 'react-intl';
import { LevelMeter } from './level';
import type { DictationControls } from './use-dictation';
import classes from './voice.module.css';

/** What the microphone does, or why it does not. @param handsFree the server hears when one stops */
export function HearingNote({ dictation, handsFree }: { dictation: DictationControls; handsFree: boolean }) {
  const { hearing, problem, active, writing, offline, speaks, level } = dictation;
  const note = offline
    ? 'offline'
    : writing && !speaks
      ? 'writing'
      : hearing === 'blocked'
        ? 'blocked'
        : problem
          ? (`problem.${problem}` as const)
          : active
            ? hearing === 'listening' && handsFree
              ? speaks
                ? 'hands-free.speaks'
                : 'hands-free'
              : hearing
            : null;
  if (!note) return null;
  const bad = note === 'offline' || note === 'blocked' || note.startsWith('problem.');
  return (
    <p className={classes.heard} data-problem={bad || undefined} data-speaks={speaks || undefined}>
      {level !== null && hearing === 'listening' && <LevelMeter level={level} />}
      <FormattedMessage
        id={problem && note.startsWith('problem.') ? `consultations.talk.${note}` : `consultations.talk.${note}.about`}
      />
    </p>
  );
}
