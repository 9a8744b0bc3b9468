import { ActionIcon, Button, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconMessageCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhone,
  IconPhoneOff,
  IconSettings,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { CALL_CAPACITY } from '~/domain/group-practice/call-contract';
import { WithMantine } from '../ui/mantine';
import { useGroupCall, type GroupCall } from './call-context';
import classes from './call-dock.module.css';
import { worstLink } from './call-state';
import { ChatPanel } from './chat-panel';
import { DockNotice } from './dock-notice';
import { DockPeople } from './dock-people';
import { keptCall } from './kept-call';
import { MicrophoneDialog } from './microphone-dialog';
import { asksToTalk } from './talk';
import { useCallNews } from './use-call-news';

/** The call of the group, as a slim bar on all its pages; nothing if the group has none. */
export function CallDock() {
  const call = useGroupCall();
  return call?.pin ? (
    <WithMantine>
      <Dock key={call.pin} call={call} />
    </WithMantine>
  ) : null;
}

function Dock({ call }: { call: GroupCall }) {
  const intl = useIntl();
  const { state } = call;
  const inside = state.phase !== 'out';
  const [checking, { open, close }] = useDisclosure(false);
  useCallNews(call);
  const location = useLocation();
  const { showChat } = call;

  // On another page it would cover what one came for; what is written is counted on its sign.
  const { pathname } = location;
  useEffect(() => showChat(false), [pathname, showChat]);

  // A person who was matched to talk is asked for the microphone right away.
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const asks = asksToTalk(location.state) && !asked && !inside && keptCall()?.pin !== call.pin;
  useEffect(() => {
    if (!asks) return;
    setAsked(true);
    open();
    void navigate(location.pathname + location.search, { replace: true, state: null });
  }, [asks, open, navigate, location.pathname, location.search]);

  return (
    <section
      className={`no-print ${classes.dock}`}
      data-call-dock
      aria-label={intl.formatMessage({ id: 'call.label' })}
    >
      <div className={classes.bar}>
        <IconPhone size={20} className={classes.sign} data-on={inside || undefined} aria-hidden />
        <DockPeople call={call} />
        <p className={classes.status} data-outside={!inside || undefined} role="status">
          <Status call={call} />
        </p>
        <div className={classes.ways}>
          <Chat call={call} />
          {inside ? <Inside call={call} onMicrophone={open} /> : <Join call={call} onJoin={open} />}
        </div>
      </div>
      <DockNotice call={call} onMicrophone={open} />
      {call.chatOpen && <ChatPanel call={call} />}
      <MicrophoneDialog
        opened={checking}
        purpose={inside ? 'change' : 'join'}
        onClose={close}
        onChoose={(microphone) => {
          close();
          if (!inside) call.enter(microphone, false);
          else if (microphone) void call.engine.speakWith(microphone);
        }}
      />
    </section>
  );
}

function Status({ call: { call, state, me } }: { call: GroupCall }) {
  if (state.phase === 'joining') return <FormattedMessage id="call.status.joining" />;
  if (state.phase === 'rejoining')
    return (
      <>
        <FormattedMessage id="call.status.rejoining" />{' '}
        <span className={classes.stillHeard}>
          <FormattedMessage id="call.status.still-heard" />
        </span>
      </>
    );
  const others = (call?.participants ?? []).filter((each) => each.person_id !== me);
  if (state.phase === 'out')
    return <FormattedMessage id="call.status.out" values={{ count: call?.participants.length ?? 0 }} />;
  if (others.length === 0) return <FormattedMessage id="call.status.alone" />;
  const worst = worstLink(state.links);
  if (worst === null || worst === 'connecting') return <FormattedMessage id="call.status.connecting" />;
  return <FormattedMessage id={`call.status.${worst}`} />;
}

function Join({ call: { call, me }, onJoin }: { call: GroupCall; onJoin: () => void }) {
  const full =
    (call?.participants.length ?? 0) >= CALL_CAPACITY && !call?.participants.some((each) => each.person_id === me);
  return (
    <Button h={44} px="md" disabled={full} onClick={onJoin} leftSection={<IconMicrophone size={18} aria-hidden />}>
      <FormattedMessage id={full ? 'call.full' : 'call.join'} />
    </Button>
  );
}

function Chat({ call }: { call: GroupCall }) {
  const intl = useIntl();
  return (
    <Indicator label={call.unread} size={18} offset={6} disabled={call.unread === 0} color="red">
      <ActionIcon
        size={44}
        variant={call.chatOpen ? 'light' : 'subtle'}
        color={call.chatOpen ? 'accent' : 'gray'}
        aria-expanded={call.chatOpen}
        aria-label={intl.formatMessage({ id: 'call.chat.button' }, { unread: call.unread })}
        onClick={() => call.showChat(!call.chatOpen)}
      >
        <IconMessageCircle size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}

function Inside({ call, onMicrophone }: { call: GroupCall; onMicrophone: () => void }) {
  const intl = useIntl();
  const { muted, listening } = call.state;
  const silent = muted || listening;
  const Icon = silent ? IconMicrophoneOff : IconMicrophone;
  return (
    <>
      <ActionIcon
        size={44}
        variant={silent ? 'filled' : 'default'}
        color={silent ? 'gray' : undefined}
        aria-label={intl.formatMessage({ id: listening ? 'call.microphone.use' : muted ? 'call.unmute' : 'call.mute' })}
        aria-pressed={listening ? undefined : muted}
        onClick={listening ? onMicrophone : () => call.mute(!muted)}
      >
        <Icon size={22} aria-hidden />
      </ActionIcon>
      {!listening && (
        <ActionIcon
          className={classes.wide}
          size={44}
          variant="subtle"
          color="gray"
          aria-label={intl.formatMessage({ id: 'call.microphone.choose' })}
          onClick={onMicrophone}
        >
          <IconSettings size={22} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        size={44}
        variant="filled"
        color="red"
        aria-label={intl.formatMessage({ id: 'call.hang-up' })}
        onClick={call.hangUp}
      >
        <IconPhoneOff size={22} aria-hidden />
      </ActionIcon>
    </>
  );
}
