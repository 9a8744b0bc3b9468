import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { firstStaffPage } from '~/domain/accounts/roles/first-staff-contract';
import { href } from '~/domain/kit/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { type Person, useSession } from '~/web/core/session';
import { useAction, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { useFirstStaffToken } from './first-staff-token';
import text from '~/web/ui/text.module.css';
import classes from './roles.module.css';

/** The page of the link of a first start: makes the person who is signed in the first staff account. */
export function FirstStaffPage() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { token, forget } = useFirstStaffToken();
  const [made, setMade] = useState(false);
  const { data, error, refetch } = usePage(firstStaffPage);
  const title = say({ id: 'roles.first' });
  if (made)
    return (
      <>
        <PageHeader title={say({ id: 'roles.first.done' })} lead={<FormattedMessage id="roles.first.done.lead" />} />
        <Button component={Link} to={href(profileSecurity)}>
          <FormattedMessage id="roles.first.factor" />
        </Button>
      </>
    );
  if (error && !data)
    return error.status === 404 ? <NotFoundPage /> : <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  if (!data.by_link) return <PageHeader title={title} lead={<FormattedMessage id="roles.first.by-email" />} />;
  if (token === null) return <PageHeader title={title} lead={<FormattedMessage id="roles.first.no-token" />} />;
  return (
    <>
      <PageHeader title={title} lead={<FormattedMessage id="roles.first.lead" />} />
      {person && !person.guest ? (
        <Claim
          person={person}
          token={token}
          onMade={() => {
            setMade(true);
            forget();
          }}
        />
      ) : (
        <Entries />
      )}
    </>
  );
}

function Claim({ person, token, onMade }: { person: Person; token: string; onMade: () => void }) {
  const { refetch } = useSession();
  const claim = useAction(
    firstStaffPage,
    'claim',
    {},
    {
      onSuccess: async () => {
        onMade();
        await refetch();
      },
    },
  );
  return (
    <div className={classes.first}>
      {claim.error && <ProblemNotice error={claim.error} />}
      <Button loading={claim.isPending} onClick={() => claim.mutate({ token })}>
        <FormattedMessage id="roles.first.claim" values={{ name: person.name }} />
      </Button>
    </div>
  );
}

/** For somebody who is not signed in: the link waits in this tab. */
function Entries() {
  const next = href(firstStaffPage);
  return (
    <div className={classes.first}>
      <p className={text.dimmedText}>
        <FormattedMessage id="roles.first.entries" />
      </p>
      <div className={classes.badges}>
        <Button component={Link} to={href(register, {}, { next })}>
          <FormattedMessage id="app.register" />
        </Button>
        <Button component={Link} to={href(login, {}, { next })} variant="default">
          <FormattedMessage id="app.sign-in" />
        </Button>
      </div>
    </div>
  );
}
