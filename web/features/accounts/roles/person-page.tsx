import { Anchor, Skeleton, Stack } from '@mantine/core';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { GIVEN_ROLES, peoplePage, personPage } from '~/domain/accounts/roles/contract';
import { href } from '~/domain/kit/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Section } from '~/web/ui/section-heading';
import { FactorsSection } from './factors-section';
import { RoleCard } from './role-card';
import { RoleChanges } from './role-changes';
import classes from './roles.module.css';

/** The roles of one person, for staff. For everybody else there is no such page. */
export function PersonPage() {
  const { abilities } = useSession();
  const { account_id = '' } = useParams();
  return abilities.operate ? <RolesOf accountId={account_id} /> : <NotFoundPage />;
}

function RolesOf({ accountId }: { accountId: string }) {
  const { formatMessage: say } = useIntl();
  const address = { params: { account_id: accountId } };
  const { data, error, refetch } = usePage(personPage, address);
  if (error && !data)
    return error.status === 404 ? (
      <NotFoundPage />
    ) : (
      <PageProblem title={say({ id: 'roles.people' })} error={error} retry={refetch} />
    );
  if (!data) return <Skeleton height={320} />;
  const { person, changes, only_staff, has_factors = false, factor_removals = [] } = data;
  return (
    <>
      <PageHeader
        eyebrow={
          <Anchor component={Link} to={href(peoplePage)}>
            <FormattedMessage id="roles.people" />
          </Anchor>
        }
        title={person.name}
        lead={
          <FormattedMessage
            id="roles.person.lead"
            values={{
              username: person.username,
              date: <FormattedDate value={person.since} dateStyle="long" />,
            }}
          />
        }
      />
      <Stack gap="xl">
        <Section id="person-roles" title={<FormattedMessage id="roles.person.roles" />}>
          <div className={classes.cards}>
            {GIVEN_ROLES.map((role) => (
              <RoleCard key={role} role={role} person={person} onlyStaff={only_staff} />
            ))}
          </div>
        </Section>
        <FactorsSection person={person} hasFactors={has_factors} removals={factor_removals} />
        <Section id="person-changes" title={<FormattedMessage id="roles.changes" />}>
          <RoleChanges changes={changes} />
        </Section>
      </Stack>
    </>
  );
}
