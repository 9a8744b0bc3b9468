import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '~/web/core/session';
import { showToast } from '~/web/ui/toast';

/** Says which roles somebody was given or has lost while their pages are open, until they close it. */
export function useRoleNews(): void {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const before = useRef(person);
  useEffect(() => {
    const [was, is] = [before.current, person];
    before.current = is;
    if (!was || !is || was.id !== is.id || was.guest || was.roles === is.roles) return;
    const tell = (role: string, given: boolean) =>
      showToast(
        say({ id: given ? 'app.role-given' : 'app.role-taken' }, { role: say({ id: `app.profile.role.${role}` }) }),
        // They may look elsewhere when it comes.
        { tone: given ? 'plain' : 'warning', stays: true },
      );
    is.roles.filter((role) => !was.roles.includes(role)).forEach((role) => tell(role, true));
    was.roles.filter((role) => !is.roles.includes(role)).forEach((role) => tell(role, false));
  }, [person, say]);
}
