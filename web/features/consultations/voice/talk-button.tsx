import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMicrophone, IconMicrophoneOff, IconPlayerStopFilled } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import classes from './voice.module.css';
import type { DictationControls } from './use-dictation';

/** Milliseconds: who holds the button for longer speaks until they let go; who taps it speaks until they tap again. */
export const HOLD = 350;

/** Push to talk: held, or tapped on and off; with the keyboard on and off. */
export function TalkButton({ dictation, disabled }: { dictation: DictationControls; disabled: boolean }) {
  const { formatMessage: say } = useIntl();
  const pressed = useRef<number | null>(null);
  const { hearing, active } = dictation;
  const label = say({ id: `consultations.talk.${hearing}` });

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    // A finger that slides off the button still holds it.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (active) {
      pressed.current = null;
      dictation.stop();
      return;
    }
    pressed.current = performance.now();
    dictation.start();
  };
  const up = () => {
    if (pressed.current !== null && performance.now() - pressed.current >= HOLD) dictation.stop();
    pressed.current = null;
  };
  const byKeyboard = (event: MouseEvent) => {
    if (event.detail !== 0) return;
    if (active) dictation.stop();
    else dictation.start();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active) dictation.abort();
  };
  const Icon = hearing === 'blocked' ? IconMicrophoneOff : active ? IconPlayerStopFilled : IconMicrophone;

  return (
    <Tooltip label={label}>
      <ActionIcon
        size={48}
        variant={active ? 'filled' : 'default'}
        className={classes.talk}
        data-hearing={hearing}
        aria-label={label}
        aria-pressed={active}
        disabled={disabled && !active}
        onPointerDown={down}
        onPointerUp={up}
        onPointerCancel={up}
        onClick={byKeyboard}
        onKeyDown={escape}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon size={22} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
