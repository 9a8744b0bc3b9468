import { groupKnocks } from '~/domain/group-practice/knock-contract';
import { groupNow } from '~/web/features/group-practice/group-now';
import { Participants } from '~/web/features/group-practice/participants';
import { InviteWall } from '~/web/features/group-practice/scene/invite-wall';
import { LobbyScene } from '~/web/features/group-practice/scene/lobby-scene';
import { StartBar } from '~/web/features/group-practice/start-bar';
import type { Group } from '~/web/features/group-practice/use-group';
import { InviteCard } from '~/web/parts/group-practice/invite-card';
import { KnockList } from '~/web/parts/group-practice/knock-list';
import { KnockNotice } from '~/web/parts/group-practice/knock-notice';
import { PinDigits } from '~/web/parts/group-practice/pin-digits';
import { QrCode } from '~/web/parts/group-practice/qr-code';
import { CopyButton } from '~/web/ui/copy-button';
import { groupOf, LONG_NAME, ME, member } from '../people';
import { Pushed } from '../pushed';
import type { Section } from '../section';
import { NOW } from '../still';

const PIN = '482915037';
const KEY = 'k8d2';
const none = () => undefined;

/** A group in its lobby, as its page knows it. */
function lobbyOf(members: Group['members'], hostId: number): Group {
  const { lobby, status } = groupOf(PIN, members, hostId, { state: 'lobby' });
  return {
    pin: PIN,
    me: ME,
    invitation: KEY,
    result: null,
    isHost: hostId === ME,
    lobby,
    status,
    now: groupNow(lobby, status),
    members,
    showLobby: none,
    showStatus: none,
  };
}

const ARRIVED = [
  member(ME, 'Ana Ruiz', 'none'),
  member(1, 'Diego Santos', 'none', { presence: 'away' }),
  member(2, LONG_NAME, 'none', { guest: true }),
];
const CAST = [{ ...ARRIVED[0]!, role: 'examiner' as const }, { ...ARRIVED[1]!, role: 'student' as const }, ARRIVED[2]!];

const TWELVE = [
  ...CAST.slice(0, 2),
  { ...ARRIVED[2]!, role: 'patient' as const },
  ...['Priya Nair', 'Olu Adeyemi', 'Mei Lin', 'Sam', 'Jo', 'Kit'].map((name, index) =>
    member(10 + index, name, 'observer'),
  ),
  ...['Noor', 'Tomás Valdés', 'Aisling F.'].map((name, index) => member(20 + index, name, 'none')),
];

const Room = ({ members, hostId }: { members: Group['members']; hostId: number }) => {
  const group = lobbyOf(members, hostId);
  return (
    <LobbyScene
      members={members}
      me={ME}
      hostId={hostId}
      onChoose={none}
      wall={<InviteWall group={group} beats={members.length > 2 ? 3 : 0} />}
    />
  );
};

const Cards = ({ members, hostId, chosen }: { members: Group['members']; hostId: number; chosen: boolean }) => {
  const group = lobbyOf(members, hostId);
  return <Participants group={group} members={group.members} onChoose={chosen ? none : undefined} />;
};

const Start = ({ members }: { members: Group['members'] }) => {
  const group = lobbyOf(members, ME);
  return <StartBar group={group} roles={group.now.roles} pending={false} onBegun={none} />;
};

const knocksOf = (...names: string[]) => ({
  version: 1,
  knocks: names.map((name, index) => ({ id: index + 1, name, guest: true, expires_at: NOW + 60_000 })),
});

export const group: Section = {
  id: 'group',
  title: 'Groups',
  states: {
    'the PIN': () => <PinDigits pin={PIN} />,
    'the PIN for those across the table': () => <PinDigits pin={PIN} huge />,
    'the code': () => <QrCode pin={PIN} invitation={KEY} />,
    'how others get in': () => (
      <InviteCard pin={PIN} invitation={KEY} members={[{ id: 1, name: 'Ana Ruiz' }]}>
        <CopyButton value={PIN} />
      </InviteCard>
    ),
    'the room: alone': () => <Room members={ARRIVED.slice(0, 1)} hostId={ME} />,
    'the room: roles that are suggested': () => <Room members={ARRIVED} hostId={ME} />,
    'the room: a role that is suggested, to oneself': () => <Room members={ARRIVED} hostId={1} />,
    'the room: four': () => <Room members={[...CAST, member(3, 'Priya Nair', 'observer')]} hostId={ME} />,
    'the room: twelve': () => <Room members={TWELVE} hostId={ME} />,
    'roles that are chosen': () => <Cards members={ARRIVED} hostId={ME} chosen />,
    'roles that are not to be chosen': () => <Cards members={CAST} hostId={1} chosen={false} />,
    'the start: alone': () => <Start members={ARRIVED.slice(0, 1)} />,
    'the start: without roles': () => <Start members={ARRIVED} />,
    'the start: ready': () => <Start members={CAST} />,
    'somebody knocks, in the lobby': () => (
      <Pushed resource={groupKnocks} at="11" snapshot={knocksOf('Priya Nair')}>
        <KnockList pin="11" />
      </Pushed>
    ),
    'many knock, in the lobby': () => (
      <Pushed
        resource={groupKnocks}
        at="12"
        snapshot={knocksOf('Priya Nair', LONG_NAME, 'Olu Adeyemi', 'Mei Lin', 'Sam', 'Jo', 'Kit')}
      >
        <KnockList pin="12" />
      </Pushed>
    ),
    'two knock, while a station runs': () => (
      <Pushed resource={groupKnocks} at="13" snapshot={knocksOf(LONG_NAME, 'Priya Nair')}>
        <KnockNotice pin="13" isHost />
      </Pushed>
    ),
  },
};
