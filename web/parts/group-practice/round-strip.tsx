import { FormattedMessage, useIntl } from 'react-intl';
import { groupLobby, type LobbySnapshot } from '~/domain/group-practice/contract';
import { keyOfTicks, roundTicks } from '~/domain/group-practice/marks-contract';
import { useLive } from '~/web/live/use-live';
import { Bust, type FigureRole, FIGURES } from '~/web/ui/art/ward-scene';
import { initialsOf } from '~/web/ui/person-avatar';
import { roleWord } from '~/web/ui/role-mark';
import text from '~/web/ui/text.module.css';
import classes from './round-strip.module.css';

type Member = LobbySnapshot['members'][number] & { role: FigureRole };

/** The most figures that are drawn; of more people only the number. */
const DRAWN = 5;

const isDrawn = (member: LobbySnapshot['members'][number]): member is Member =>
  (FIGURES as readonly string[]).includes(member.role);

/**
 * Who is in the room while a round runs, who is away, and what the examiner has ticked. For those whose `followedRound` it is:
 * nothing of it is loaded or sent to the candidate.
 */
export function RoundStrip({ pin, round }: { pin: string; round: number }) {
  const { formatMessage: say } = useIntl();
  const { snapshot: lobby } = useLive(groupLobby, pin);
  const { snapshot: ticks } = useLive(roundTicks, keyOfTicks(pin, round));
  const people = FIGURES.toReversed().flatMap((role) =>
    (lobby?.members ?? []).filter(isDrawn).filter((member) => member.role === role),
  );
  const drawn = people.length > DRAWN ? people.slice(0, DRAWN - 1) : people;
  return (
    <div className={classes.strip}>
      <ul className={classes.people} aria-label={say({ id: 'app.round.people' })}>
        {drawn.map((member) => (
          <Figure key={member.id} member={member} />
        ))}
        {people.length > drawn.length && (
          <li className={classes.more}>
            <FormattedMessage id="app.round.more" values={{ count: people.length - drawn.length }} />
          </li>
        )}
      </ul>
      {ticks && ticks.items > 0 && <Clipboard items={ticks.items} ticked={ticks.ticked} />}
    </div>
  );
}

function Figure({ member: { name, role, presence } }: { member: Member }) {
  const { formatMessage: say } = useIntl();
  const away = presence === 'away';
  return (
    <li className={classes.person} data-away={away || undefined}>
      <Bust className={classes.bust} role={role} figure={{ state: 'filled', initials: initialsOf(name), away }} />
      <span className={classes.name}>{name}</span>
      <span className={text.unseen}>
        , {say({ id: roleWord(role) })}
        {away && `, ${say({ id: 'app.round.away' })}`}
      </span>
    </li>
  );
}

/** A line for each item, in the order of the checklist: those that are ticked are lit. */
function Clipboard({ items, ticked }: { items: number; ticked: readonly number[] }) {
  const { formatMessage: say } = useIntl();
  const lit = new Set(ticked);
  return (
    <span
      className={classes.clipboard}
      role="img"
      aria-label={say({ id: 'app.round.ticked' }, { ticked: lit.size, items })}
    >
      {Array.from({ length: items }, (_, place) => (
        <i key={place} data-lit={lit.has(place) || undefined} />
      ))}
    </span>
  );
}
