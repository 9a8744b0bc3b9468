import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { groupLobby, lobbyPage, type StatusSnapshot } from '~/domain/group-practice/contract';
import { href } from '~/domain/kit/contract';
import { patientView, studentView } from '~/domain/stations/role-views-contract';
import { baseOf } from '~/domain/stations/styles';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { useErrorToast } from '~/web/ui/use-error-toast';
import { mayTake, type OfferedRole } from './offered-roles';
import classes from './take-over-offer.module.css';
import { useOfferedRoles } from './use-offered-roles';

interface Props {
  pin: string;
  status: StatusSnapshot | undefined;
  me: number | undefined;
}

const VIEWS = { student: studentView, patient: patientView };

/** While a station runs without its candidate or its patient: an observer may take the role, and the host may assign it. */
export function RoleOffer({ pin, status, me }: Props) {
  const roles = useOfferedRoles(status, me);
  if (!status || me === undefined) return null;
  return roles.map((role) => <Offer key={role} pin={pin} status={status} me={me} role={role} />);
}

function Offer({ pin, status, me, role }: Props & { status: StatusSnapshot; me: number; role: OfferedRole }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { snapshot: lobby } = useLive(groupLobby, pin);
  const choose = useAction(
    lobbyPage,
    'choose_role',
    { params: { pin } },
    {
      onSuccess: (snapshot, { member_id }) => {
        offerSnapshot(cache, groupLobby, pin, snapshot);
        if (member_id === undefined)
          void navigate(href(VIEWS[role], { base: baseOf(status.style), slug: status.slug }, { pin }), {
            replace: true,
          });
      },
      ...useErrorToast(),
    },
  );
  const mine = mayTake(status, role, me);
  const holder = lobby?.members.find(({ id }) => id === status[role]);
  const others =
    status.host_id === me
      ? (lobby?.members ?? []).filter(
          ({ id, presence }) => id !== me && id !== status[role] && presence === 'here' && mayTake(status, role, id),
        )
      : [];
  if (!mine && others.length === 0) return null;

  return (
    <section className={classes.offer} data-role={role} aria-labelledby={`free-${role}`}>
      <h2 className={text.headingFourth} id={`free-${role}`}>
        <FormattedMessage id={`app.free-role.${role}`} />
      </h2>
      <p className={text.dimmedBody} role="status">
        <FormattedMessage
          id={holder ? 'app.free-role.away' : 'app.free-role.nobody'}
          values={{ name: holder?.name ?? '' }}
        />
      </p>
      <div className={layout.acts}>
        {mine && (
          <Button loading={choose.isPending} onClick={() => choose.mutate({ role })}>
            <FormattedMessage id={`group-practice.late.take.${role}`} />
          </Button>
        )}
        {others.map(({ id, name }) => (
          <Button
            key={id}
            variant="default"
            disabled={choose.isPending}
            onClick={() => choose.mutate({ role, member_id: id })}
          >
            <FormattedMessage id="app.take-over.appoint" values={{ name }} />
          </Button>
        ))}
      </div>
    </section>
  );
}
