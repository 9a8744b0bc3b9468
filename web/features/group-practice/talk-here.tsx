import { Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CALL_CAPACITY } from '../../../domain/group-practice/call-contract';
import { lobbyPage } from '../../../domain/group-practice/contract';
import { useAction } from '../../live/client';
import { ChatLink } from './chat-link';
import classes from './talk-here.module.css';
import type { Group } from './use-group';
import { useTold } from './use-told';

/** How the group talks: by its chat link, or in a call of ours, which the host may switch on for up to four. */
export function TalkHere({ group }: { group: Group }) {
  const about = useId();
  const { audio, chat_link } = group.lobby;
  const set = useAction(lobbyPage, 'set_audio', { params: { pin: group.pin } }, { onSuccess: group.showLobby, ...useTold() });
  const tooMany = !audio && group.members.length > CALL_CAPACITY;
  if (!group.isHost) return audio ? null : <ChatLink href={chat_link} />;
  return (
    <div className={classes.talk}>
      {!audio && <ChatLink href={chat_link} />}
      <div>
        <Switch
          size="md"
          checked={set.isPending ? set.variables.audio === true : audio}
          disabled={tooMany || set.isPending}
          aria-describedby={about}
          label={<FormattedMessage id="call.talk-here" />}
          onChange={(event) => set.mutate({ audio: event.currentTarget.checked })}
        />
        <Text size="xs" c="dimmed" id={about}>
          <FormattedMessage id={tooMany ? 'call.talk-here.too-many' : 'call.talk-here.about'} />
        </Text>
      </div>
    </div>
  );
}
