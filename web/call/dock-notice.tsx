import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useProblemMessage } from '../ui/problem';
import type { GroupCall } from './call-context';
import classes from './call-dock.module.css';
import { worstLink } from './call-state';

/** What is wrong with the call, and what to do about it; nothing else has a line of its own. */
export function DockNotice({ call, onMicrophone }: { call: GroupCall; onMicrophone: () => void }) {
  const { state, engine, showChat } = call;
  const problemMessage = useProblemMessage();
  const chat = (
    <Button size="sm" h={44} variant="default" onClick={() => showChat(true)}>
      <FormattedMessage id="call.chat.open" />
    </Button>
  );
  if (state.ended) return <Line action={chat}>{problemMessage(state.ended)}</Line>;
  if (state.phase === 'out') return null;
  if (state.microphoneLost)
    return (
      <Line
        action={
          <Button size="sm" h={44} variant="default" onClick={onMicrophone}>
            <FormattedMessage id="call.microphone.choose" />
          </Button>
        }
      >
        <FormattedMessage id="call.microphone.lost" />
      </Line>
    );
  if (state.soundBlocked)
    return (
      <Line
        action={
          <Button size="sm" h={44} onClick={() => void engine.letSoundBeHeard()}>
            <FormattedMessage id="call.sound.play" />
          </Button>
        }
      >
        <FormattedMessage id="call.sound.blocked" />
      </Line>
    );
  if (worstLink(state.links) === 'no-route')
    return (
      <Line action={chat}>
        <FormattedMessage id="call.no-route" />
      </Line>
    );
  return null;
}

function Line({ action, children }: { action: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={classes.notice} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  );
}
