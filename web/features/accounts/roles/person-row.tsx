import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type ListedPerson, personPage } from '~/domain/accounts/roles/contract';
import { href } from '~/domain/kit/contract';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { RoleBadges } from './role-badges';
import text from '~/web/ui/text.module.css';
import classes from './roles.module.css';

/** One person of the list, as a link to their roles. */
export function PersonRow({ person }: { person: ListedPerson }) {
  return (
    <li>
      <Link to={href(personPage, { account_id: person.id })} className={classes.person}>
        <PersonAvatar name={person.name} avatar={person.avatar} size={40} />
        <span className={classes.who}>
          <span className={text.strong}>{person.name}</span>
          <span className={classes.username}>
            <FormattedMessage id="roles.username" values={{ username: person.username }} />
          </span>
        </span>
        <RoleBadges roles={person.roles} />
      </Link>
    </li>
  );
}
