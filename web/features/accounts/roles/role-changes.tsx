import { Anchor } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { personPage, type RoleChange } from '~/domain/accounts/roles/contract';
import { href } from '~/domain/kit/contract';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './roles.module.css';

/** Who gave and took roles, when and why. @param named whether it is said whose roles they are */
export function RoleChanges({ changes, named = false }: { changes: readonly RoleChange[]; named?: boolean }) {
  if (changes.length === 0)
    return (
      <p className={text.dimmedText}>
        <FormattedMessage id="roles.changes.none" />
      </p>
    );
  return (
    <ol className={lists.plain}>
      {changes.map((change) => (
        <li key={change.id} className={classes.change}>
          <span className={text.strong}>
            <FormattedMessage
              id={change.given ? 'roles.change.given' : 'roles.change.taken'}
              values={{ role: <FormattedMessage id={`app.profile.role.${change.role}`} /> }}
            />
            {named && (
              <>
                {': '}
                <Anchor component={Link} to={href(personPage, { account_id: change.person.id })}>
                  {change.person.name}
                </Anchor>
              </>
            )}
          </span>
          <span className={classes.meta}>
            <FormattedMessage
              id={change.by ? 'roles.change.by' : `roles.change.origin.${change.origin}`}
              values={{ who: change.by }}
            />
            {' · '}
            <TimeAgo at={change.created_at} />
          </span>
          {change.reason && <span className={classes.reason}>{change.reason}</span>}
        </li>
      ))}
    </ol>
  );
}
