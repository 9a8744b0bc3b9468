import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { ProblemNotice } from '~/web/ui/problem';

/** Instead of a page that cannot be shown: why, trying again if that may help, and a way on. */
export function PageProblem({
  error,
  retry,
  children,
}: {
  error: ProblemError;
  retry: () => unknown;
  children?: ReactNode;
}) {
  return (
    <div className={layout.stackAtStart}>
      <h1 className={text.headingSecond}>
        <FormattedMessage id="stations.page-problem" />
      </h1>
      <ProblemNotice error={error} onRetry={error.passing ? retry : undefined} />
      {children}
    </div>
  );
}
