import { IconChevronDown, IconHeart } from '@tabler/icons-react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { KINDS_MAX, KUDOS_DAYS, kudosOfRound } from '~/domain/kudos/contract';
import { ConnectionMark } from '~/web/live/connection-mark';
import { ProblemNotice } from '~/web/ui/problem';
import { PersonKudos } from './person-kudos';
import { useRound } from './use-round';
import folds from '~/web/ui/folds.module.css';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './kudos.module.css';

/**
 * On the result of a round, one row that opens: what one is thanked for, and whom one may thank. What others give appears as
 * they give it, in the row too.
 */
export function RoundKudos({ quizlogId }: { quizlogId: number }) {
  const kudos = useRound(quizlogId);
  const { me, round, open, mayThank, connection, error, refetch } = kudos;
  if (error && !round) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!round) return null;
  const mine = round.people.filter(({ id }) => id === me);
  // Whom one may not thank is shown where they were thanked.
  const others = round.people.filter(
    ({ id }) => id !== me && (mayThank.includes(id) || round.thanks.some(({ to }) => to === id)),
  );
  if (others.length === 0 && round.thanks.length === 0) return null;
  const given = round.thanks.filter(({ to }) => to === me).map(({ from }) => from);
  const named = given.length > 0 ? given : mayThank;
  const names = round.people.filter(({ id }) => named.includes(id)).map(({ name }) => name);
  return (
    <section aria-labelledby="kudos" className={folds.folds}>
      <details data-kudos>
        <summary>
          <IconHeart size={20} aria-hidden className={classes.sign} />
          <div className={layout.fillBreakable}>
            <h2 id="kudos" className={classes.title}>
              <FormattedMessage id="kudos.title" />
            </h2>
            {names.length > 0 && (
              <span className={text.dimmed} aria-live="polite">
                <FormattedMessage
                  id={given.length > 0 ? 'kudos.row.from' : 'kudos.row.thank'}
                  values={{ names: <FormattedList type="conjunction" value={names} /> }}
                />
              </span>
            )}
          </div>
          <IconChevronDown size={16} aria-hidden />
        </summary>
        <div className={classes.within}>
          <div className={text.dimmedAbove}>
            <FormattedMessage
              id={mayThank.length > 0 ? 'kudos.round.lead' : 'kudos.round.over'}
              values={{ most: KINDS_MAX, days: KUDOS_DAYS }}
            />{' '}
            {open && <ConnectionMark state={connection} every={kudosOfRound.poll.every / 1000} />}
          </div>
          <ul className={lists.ofCards}>
            {[...mine, ...others].map((person) => (
              <PersonKudos key={person.id} person={person} kudos={kudos} />
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
