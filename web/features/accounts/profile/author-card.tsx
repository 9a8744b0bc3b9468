import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { becomeAuthorPage } from '~/domain/moderation/applications/contract';
import { useSession } from '~/web/core/session';
import { SettingsCard } from './settings-card';

/** The way to becoming an author, for people who are none. */
export function AuthorCard() {
  const { abilities } = useSession();
  if (abilities.publish) return null;
  return (
    <SettingsCard title={<FormattedMessage id="profile.author" />} lead={<FormattedMessage id="profile.author.lead" />}>
      <Button component={Link} to={href(becomeAuthorPage)} variant="default">
        <FormattedMessage id="profile.author.ask" />
      </Button>
    </SettingsCard>
  );
}
