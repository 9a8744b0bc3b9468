import { useIntl } from 'react-intl';
import { OnDemand } from '~/web/ui/on-demand';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { library } from '~/web/messages/words';
import type { Person } from '~/web/core/session';
import { rooms } from '../rooms';
import classes from './profile-menu.module.css';

const loadMenu = async () => {
  const wanted = rooms.map(({ menu, words }) => menu && words && library.want(words));
  const [{ ProfileItems }] = await Promise.all([import('./profile-items'), ...wanted]);
  return ProfileItems;
};

/** Who is signed in, as what, and the way out. */
export function ProfileMenu({ person }: { person: Person }) {
  const intl = useIntl();
  return (
    <OnDemand
      load={loadMenu}
      given={{ person }}
      button={
        <button
          type="button"
          className={classes.button}
          aria-label={intl.formatMessage({ id: 'app.profile.label' }, { name: person.name })}
        >
          <PersonAvatar name={person.name} avatar={person.avatar} />
        </button>
      }
    />
  );
}
