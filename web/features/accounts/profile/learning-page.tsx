import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '~/web/core/session';
import { Slot } from '~/web/core/slot';
import { PageHeader } from '~/web/ui/page-header';
import { PersonAvatar } from '~/web/ui/person-avatar';
import layout from '~/web/ui/layout.module.css';

/** Who one is, and what rooms show of one's learning (slot `profile`). */
export function LearningPage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  if (!person) return null;
  return (
    <>
      <PageHeader
        title={say({ id: 'profile.learning' })}
        lead={<FormattedMessage id="profile.learning.lead" values={{ name: person.name }} />}
        actions={
          <span className={layout.notOnPhone}>
            <PersonAvatar name={person.name} avatar={person.avatar} size={56} />
          </span>
        }
      />
      <Slot name="profile" given={{ personId: person.id }} />
    </>
  );
}
