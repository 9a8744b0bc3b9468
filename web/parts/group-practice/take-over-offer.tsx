import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { groupLobby, lobbyPage, type StatusSnapshot } from '~/domain/group-practice/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { baseOf } from '~/domain/stations/styles';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { useErrorToast } from '~/web/ui/use-error-toast';
import classes from './take-over-offer.module.css';
import { useSecondsUntil } from './use-seconds-until';

interface Props {
  pin: string;
  status: StatusSnapshot | undefined;
  me: number | undefined;
}

/** While a station runs without its examiner: an eligible member may take over, and the host may appoint one. */
export function TakeOverOffer({ pin, status, me }: Props) {
  const freeAt = status?.state === 'running' && status.examiner !== me ? (status.examiner_free_at ?? null) : null;
  if (!status || me === undefined || freeAt === null) return null;
  return <Offer pin={pin} status={status} me={me} freeAt={freeAt} />;
}

function Offer({ pin, status, me, freeAt }: Props & { status: StatusSnapshot; me: number; freeAt: number }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const seconds = useSecondsUntil(freeAt);
  const isHost = status.host_id === me;
  const isCandidate = status.student === me;
  const { snapshot: lobby } = useLive(groupLobby, pin);
  const takeOver = useAction(
    lobbyPage,
    'take_over',
    { params: { pin } },
    {
      onSuccess: (snapshot, { member_id }) => {
        offerSnapshot(cache, groupLobby, pin, snapshot);
        if (member_id === undefined)
          void navigate(href(checklistView, { base: baseOf(status.style), slug: status.slug }, { pin }), {
            replace: true,
          });
      },
      ...useErrorToast(),
    },
  );
  const free = useAction(
    lobbyPage,
    'free_role',
    { params: { pin } },
    { onSuccess: (snapshot) => offerSnapshot(cache, groupLobby, pin, snapshot), ...useErrorToast() },
  );
  const examiner = lobby?.members.find(({ id }) => id === status.examiner);
  const others = (lobby?.members ?? []).filter(
    ({ id, presence }) => id !== me && id !== status.examiner && id !== status.student && presence === 'here',
  );
  const mayTake = !isCandidate && (isHost || seconds === 0);

  return (
    <section className={classes.offer} aria-labelledby="take-over">
      <h2 className={text.headingFourth} id="take-over">
        <FormattedMessage
          id={status.examiner === null ? 'app.take-over.nobody' : 'app.take-over.away'}
          values={{ name: examiner?.name ?? '' }}
        />
      </h2>
      <p className={text.dimmedBody} role="status">
        {isCandidate ? (
          <FormattedMessage
            id={isHost && others.length > 0 ? 'app.take-over.appoint.about' : 'app.take-over.candidate'}
          />
        ) : seconds > 0 && !isHost ? (
          <FormattedMessage id="app.take-over.wait" values={{ seconds }} />
        ) : (
          <FormattedMessage id={status.patient === me ? 'app.take-over.about-patient' : 'app.take-over.about'} />
        )}
      </p>
      <div className={layout.acts}>
        {mayTake && (
          <Button loading={takeOver.isPending} onClick={() => takeOver.mutate({})}>
            <FormattedMessage id="app.take-over.take" />
          </Button>
        )}
        {isHost &&
          others.map(({ id, name }) => (
            <Button
              key={id}
              variant="default"
              disabled={takeOver.isPending}
              onClick={() => takeOver.mutate({ member_id: id })}
            >
              <FormattedMessage id="app.take-over.appoint" values={{ name }} />
            </Button>
          ))}
        {isHost && status.examiner !== null && (
          <Button variant="default" loading={free.isPending} onClick={() => free.mutate({ role: 'examiner' })}>
            <FormattedMessage id="app.take-over.free" />
          </Button>
        )}
      </div>
    </section>
  );
}
