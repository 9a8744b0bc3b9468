import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { useSession } from '../core/session';
import type { ProblemError } from '../live/client';
import { LinkButton } from './button';
import layout from './layout.module.css';
import { PageHeader } from './page-header';
import { ProblemNotice } from './problem';

/** Instead of a page that cannot be shown: why, and the way on. A guest is led to register, a stranger to sign in, others to the start page. */
export function PageProblem({ title, error, retry }: { title: string; error: ProblemError; retry: () => unknown }) {
  const { person } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHeader title={title} />
      <ProblemNotice error={error} onRetry={error.passing ? retry : undefined} />
      {person?.guest && (
        <LinkButton to={href(register, {}, { next: pathname + search })} className={layout.below}>
          <FormattedMessage id="app.guest.register" />
        </LinkButton>
      )}
      {person && !person.guest && !error.passing && (
        <LinkButton to="/" className={layout.below}>
          <FormattedMessage id="app.back-home" />
        </LinkButton>
      )}
    </>
  );
}
