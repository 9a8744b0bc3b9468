import { Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { profileDetails } from '~/domain/accounts/profile/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { AuthorCard } from './author-card';
import { AvatarCard } from './avatar/avatar-card';
import { EmailsCard } from './emails-card';
import { PushCard } from './push-card';
import { ProfileForm } from './form/profile-form';
import { LanguageCard } from './language-card';

/** Who one is to others, and how the product speaks to one. */
export function DetailsPage() {
  const { formatMessage: say } = useIntl();
  // Another tab may have changed it while this one was out of sight.
  const { data, error, refetch } = usePage(profileDetails, {}, { refetchOnWindowFocus: 'always' });
  return (
    <>
      <PageHeader title={say({ id: 'profile.details' })} lead={<FormattedMessage id="profile.details.lead" />} />
      {!data && (error ? <ProblemNotice error={error} onRetry={refetch} /> : <SkeletonList rows={3} height={180} />)}
      {data && (
        <Stack gap="lg">
          <AvatarCard avatar={data.avatar} />
          <ProfileForm details={data} />
          <AuthorCard />
          <LanguageCard />
          <EmailsCard details={data} />
          <PushCard />
        </Stack>
      )}
    </>
  );
}
