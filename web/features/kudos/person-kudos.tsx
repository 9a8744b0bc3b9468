import { IconCheck, IconHeart } from '@tabler/icons-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { KINDS_MAX, KUDOS_KINDS, type RoundSnapshot } from '~/domain/kudos/contract';
import { Button } from '~/web/ui/button';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { RoleMark } from '~/web/ui/role-mark';
import type { Round } from './use-round';
import text from '~/web/ui/text.module.css';
import classes from './kudos.module.css';

interface Props {
  person: RoundSnapshot['people'][number];
  kudos: Round;
}

/** Somebody of the round: what others thank them for, and what one can thank them for oneself. */
export function PersonKudos({ person, kudos: { me, round, mayThank, givenTo, toggle } }: Props) {
  const { formatMessage: say } = useIntl();
  const own = person.id === me;
  const nameOf = (id: number) => round?.people.find((each) => each.id === id)?.name ?? '';
  const may = mayThank.includes(person.id);
  // What one gives oneself is shown by the buttons, while there are any.
  const thanks = (round?.thanks ?? []).filter(({ from, to }) => to === person.id && !(may && from === me));
  const given = givenTo(person.id);

  return (
    <li className={classes.person} data-own={own || undefined}>
      <div className={classes.who}>
        <PersonAvatar name={person.name} avatar={person.avatar} />
        <h3 className={classes.name}>{own ? <FormattedMessage id="kudos.you" /> : person.name}</h3>
        <RoleMark role={person.role} />
      </div>
      <div aria-live="polite">
        {thanks.length > 0 && (
          <ul className={classes.thanks}>
            {thanks.map(({ from, kinds }) => (
              <li key={from}>
                <IconHeart size={18} aria-hidden className={classes.heart} />
                <span>
                  <FormattedMessage
                    id={from === me ? 'kudos.from-you' : 'kudos.from'}
                    values={{
                      name: nameOf(from),
                      kinds: (
                        <FormattedList type="unit" value={kinds.map((kind) => say({ id: `kudos.kind.${kind}` }))} />
                      ),
                    }}
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
        {own && thanks.length === 0 && (
          <p className={text.dimmedText}>
            <FormattedMessage id="kudos.none-yet" />
          </p>
        )}
      </div>
      {may && (
        <div
          className={`no-print ${classes.kinds}`}
          role="group"
          aria-label={say({ id: 'kudos.thank' }, { name: person.name })}
        >
          {KUDOS_KINDS.map((kind) => {
            const chosen = given.includes(kind);
            return (
              <Button
                key={kind}
                size="small"
                variant="default"
                className={classes.kind}
                aria-pressed={chosen}
                disabled={!chosen && given.length >= KINDS_MAX}
                before={chosen && <IconCheck size={18} aria-hidden />}
                onClick={() => toggle(person.id, kind)}
              >
                <FormattedMessage id={`kudos.kind.${kind}`} />
              </Button>
            );
          })}
        </div>
      )}
    </li>
  );
}
