import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '~/web/core/session';
import { SectionHeading } from '~/web/ui/section-heading';
import { Switch } from '~/web/ui/switch';
import text from '~/web/ui/text.module.css';
import { useSharing } from './use-sharing';

/** The examiner of a shared result says whether it shows their name and their comments. */
export function Agreement({ quizlogId }: { quizlogId: number }) {
  const about = useId();
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
        checked={agreed}
        disabled={agree.isPending}
        aria-describedby={about}
        onChange={(event) => agree.mutate({ agreed: event.currentTarget.checked })}
      >
        <FormattedMessage id="shared-results.agree" />
      </Switch>
      <p id={about} className={text.dimmedText}>
        <FormattedMessage id="shared-results.agree.about" />
      </p>
    </section>
  );
}
