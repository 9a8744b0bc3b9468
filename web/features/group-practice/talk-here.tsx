import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CALL_CAPACITY } from '~/domain/group-practice/call-contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { useAction } from '~/web/live/client';
import { ChatLink } from '~/web/ui/chat-link';
import { Switch } from '~/web/ui/switch';
import text from '~/web/ui/text.module.css';
import classes from './talk-here.module.css';
import type { Group } from './use-group';
import { useErrorToast } from '~/web/ui/use-error-toast';

/** How the group talks: in a call of ours, which the host may switch on for up to four, else by its chat link. */
export function TalkHere({ group }: { group: Group }) {
  const about = useId();
  const { audio, chat_link } = group.lobby;
  // Shown at once, and taken back when the server says no.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const set = useAction(
    lobbyPage,
    'set_audio',
    { params: { pin: group.pin } },
    { onSuccess: group.showLobby, onSettled: () => setWanted(null), ...useErrorToast() },
  );
  const tooMany = !audio && group.members.length > CALL_CAPACITY;
  if (!group.isHost) return audio ? null : <ChatLink href={chat_link} />;
  const words = tooMany ? 'call.talk-here.too-many' : 'call.talk-here.about';
  return (
    <div className={classes.talk}>
      <Switch
        checked={wanted ?? audio}
        disabled={tooMany}
        aria-describedby={about}
        onChange={(event) => {
          setWanted(event.currentTarget.checked);
          set.mutate({ audio: event.currentTarget.checked });
        }}
      >
        <FormattedMessage id="call.talk-here" />
      </Switch>
      <p className={text.dimmedText} id={about}>
        <FormattedMessage id={words} />{' '}
        {!audio && chat_link !== '' && (
          <FormattedMessage
            id="call.talk-here.else"
            values={{
              chat: (words) => (
                <a href={chat_link} target="_blank" rel="noreferrer" className={classes.chat}>
                  {words}
                </a>
              ),
            }}
          />
        )}
      </p>
    </div>
  );
}
