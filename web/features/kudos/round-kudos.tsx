import { FormattedMessage } from 'react-intl';
import { KINDS_MAX, KUDOS_DAYS, kudosOfRound, type RoundSnapshot } from '~/domain/kudos/contract';
import { ConnectionMark } from '~/web/live/connection-mark';
import { Folds } from '~/web/ui/folds';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { PersonKudos } from './person-kudos';
import { useRound } from './use-round';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';

/** So many people without a figure in the round stand in the list; more are folded away below it. */
const ASIDE_MAX = 3;

type Person = RoundSnapshot['people'][number];

/** On the result of a round: what one is thanked for, and whom one may thank. What others give appears as they give it. */
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
  const aside = others.filter(({ role }) => role === 'observer' || role === 'none');
  const folded = aside.length > ASIDE_MAX ? aside : [];
  const shown = (person: Person) => <PersonKudos key={person.id} person={person} kudos={kudos} />;
  return (
    <Section
      id="kudos"
      title={<FormattedMessage id="kudos.title" />}
      actions={open && <ConnectionMark state={connection} every={kudosOfRound.poll.every / 1000} />}
    >
      <p className={text.dimmedAbove}>
        <FormattedMessage
          id={mayThank.length > 0 ? 'kudos.round.lead' : 'kudos.round.over'}
          values={{ most: KINDS_MAX, days: KUDOS_DAYS }}
        />
      </p>
      <ul className={lists.ofCards}>
        {[...mine, ...others.filter((person) => !folded.includes(person))].map(shown)}
        {folded.length > 0 && (
          <li>
            <Folds
              order={3}
              folds={[
                {
                  id: 'aside',
                  title: <FormattedMessage id="kudos.aside" values={{ count: folded.length }} />,
                  content: <ul className={lists.ofCards}>{folded.map(shown)}</ul>,
                },
              ]}
            />
          </li>
        )}
      </ul>
    </Section>
  );
}
