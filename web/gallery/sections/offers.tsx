import { groupLobby, type StatusSnapshot } from '~/domain/group-practice/contract';
import { RoleOffer } from '~/web/parts/group-practice/role-offer';
import { TakeOverOffer } from '~/web/parts/group-practice/take-over-offer';
import { groupOf, LONG_NAME, ME, member } from '../people';
import { Pushed } from '../pushed';
import type { Section } from '../section';
import { NOW } from '../still';

const ana = (role: 'student' | 'observer') => member(ME, 'Ana Ruiz', role);
const DIEGO = member(1, 'Diego Santos', 'student');
const AWAY = member(2, LONG_NAME, 'examiner', { presence: 'away' });
const PRIYA = member(3, 'Priya Nair', 'observer', { guest: true });
const OLU = member(4, 'Olu Adeyemi', 'patient');

/** What is offered in a group while a station runs. @param pin of this state alone */
function Offered({
  pin,
  members,
  hostId = 1,
  status: more,
}: {
  pin: string;
  members: Parameters<typeof groupOf>[1];
  hostId?: number;
  status?: Partial<StatusSnapshot>;
}) {
  const { lobby, status } = groupOf(pin, members, hostId, more);
  return (
    <Pushed resource={groupLobby} at={pin} snapshot={lobby}>
      <TakeOverOffer pin={pin} status={status} me={ME} />
      <RoleOffer pin={pin} status={status} me={ME} />
    </Pushed>
  );
}

export const offers: Section = {
  id: 'offers',
  title: 'Roles that are offered',
  states: {
    'a role that nobody has, to who watches': () => (
      <Offered pin="1" members={[ana('observer'), DIEGO, { ...AWAY, presence: 'here' }]} />
    ),
    'the role of somebody who is away, to the host': () => (
      <Offered
        pin="2"
        hostId={ME}
        members={[
          ana('observer'),
          { ...DIEGO, presence: 'away' },
          { ...AWAY, presence: 'here' },
          { ...PRIYA, role: 'observer' },
          OLU,
        ]}
        status={{ free_at: { student: NOW + 30_000, patient: null } }}
      />
    ),
    'the examiner is away: not yet free': () => (
      <Offered
        pin="3"
        members={[ana('observer'), DIEGO, AWAY, PRIYA, OLU]}
        status={{ examiner_free_at: NOW + 42_000 }}
      />
    ),
    'the examiner is away: free': () => (
      <Offered pin="4" members={[ana('observer'), DIEGO, AWAY, PRIYA, OLU]} status={{ examiner_free_at: NOW - 1 }} />
    ),
    'the examiner is away: to the host': () => (
      <Offered
        pin="5"
        hostId={ME}
        members={[ana('observer'), DIEGO, AWAY, PRIYA, OLU]}
        status={{ examiner_free_at: NOW + 42_000 }}
      />
    ),
    'the examiner is away: to the candidate': () => (
      <Offered
        pin="6"
        members={[ana('student'), { ...DIEGO, role: 'observer' }, AWAY, OLU]}
        status={{ examiner_free_at: NOW - 1 }}
      />
    ),
    'nobody examines': () => (
      <Offered pin="7" members={[ana('observer'), DIEGO, OLU]} status={{ examiner_free_at: 0 }} />
    ),
  },
};
