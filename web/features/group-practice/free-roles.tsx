import { FormattedMessage } from 'react-intl';
import { mayTake } from '~/web/parts/group-practice/offered-roles';
import { useOfferedRoles } from '~/web/parts/group-practice/use-offered-roles';
import { Button } from '~/web/ui/button';
import { useProblemMessage } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './group.module.css';
import { useChooseRole } from './use-choose-role';
import type { Group } from './use-group';

/** For somebody who came late: a role that nobody has or whose holder is away for long, or watching. Choosing one leads to its view. */
export function FreeRoles({ group }: { group: Group }) {
  const message = useProblemMessage();
  const { choose, pending, refused } = useChooseRole(group);
  const free = useOfferedRoles(group.status, group.me).filter((role) => mayTake(group.status, role, group.me));
  return (
    <section className={`${layout.step} ${classes.panel}`}>
      <div className={layout.wordsColumn}>
        <h2 className={text.headingSecond}>
          <FormattedMessage id="group-practice.late.title" />
        </h2>
        <p className={text.dimmedBody}>
          <FormattedMessage id="group-practice.late.lead" values={{ free: free.length }} />
        </p>
      </div>
      <div className={layout.acts}>
        {free.map((role) => (
          <Button key={role} variant="default" disabled={pending} onClick={() => void choose(group.me, role)}>
            <FormattedMessage id={`group-practice.late.take.${role}`} />
          </Button>
        ))}
        <Button disabled={pending} onClick={() => void choose(group.me, 'observer')}>
          <FormattedMessage id="group-practice.late.observe" />
        </Button>
      </div>
      {refused && (
        <p role="alert" className={text.wrongText}>
          {message(refused.error)}
        </p>
      )}
    </section>
  );
}
