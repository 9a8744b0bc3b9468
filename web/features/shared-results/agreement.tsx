import { Switch } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '~/web/core/session';
import { SectionHeading } from '~/web/ui/section-heading';
import { useSharing } from './use-sharing';

/** The examiner of a shared result says whether it shows their name and their comments. */
export function Agreement({ quizlogId }: { quizlogId: number }) {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { data, agree } = useSharing(quizlogId, person !== null && !person.guest);
  if (!data?.agreement) return null;
  const { candidate, agreed } = data.agreement;
  return (
    <section aria-labelledby="sharing">
      <SectionHeading id="sharing">
        <FormattedMessage id="shared-results.is-shared" values={{ candidate }} />
      </SectionHeading>
      <Switch
        size="md"
        checked={agreed}
        disabled={agree.isPending}
        label={say({ id: 'shared-results.agree' })}
        description={say({ id: 'shared-results.agree.about' })}
        onChange={(event) => agree.mutate({ agreed: event.currentTarget.checked })}
      />
    </section>
  );
}
