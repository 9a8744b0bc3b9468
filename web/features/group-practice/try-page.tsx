import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { tryGroupPage } from '~/domain/group-practice/try-contract';
import { useEnter } from '~/web/core/enter';
import { useAction, usePage } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { Button } from '~/web/ui/button';
import { ChoiceCards } from '~/web/ui/choice-cards';
import layout from '~/web/ui/layout.module.css';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import classes from './join.module.css';
import { useGuestName } from './use-guest-name';

/** `/try/group/`: a visitor opens a group for a station and becomes its host. */
export function TryPage() {
  const { formatMessage: say } = useIntl();
  const station = useSearchParams()[0].get('station') ?? undefined;
  const page = usePage(tryGroupPage, { query: { station } });
  return (
    <div className={classes.card}>
      <PageHeader title={say({ id: 'group-practice.try.title' })} lead={say({ id: 'group-practice.try.lead' })} />
      {page.error && !page.data ? (
        <ProblemNotice error={page.error} onRetry={() => void page.refetch()} />
      ) : page.data ? (
        <TryForm {...page.data} />
      ) : (
        <SkeletonList rows={3} height={56} />
      )}
    </div>
  );
}

function TryForm({ needs_name: needsName, stations }: PageData<typeof tryGroupPage>) {
  const { formatMessage: say } = useIntl();
  const enter = useEnter();
  const [submission_id] = useState(uuid);
  const open = useAction(tryGroupPage, 'submit', {}, { onSuccess: ({ next_url }) => enter(next_url) });
  const guest = useGuestName();
  const [slug, setSlug] = useState(stations[0]?.slug ?? '');
  const next = href(tryGroupPage, {}, { station: slug || undefined });
  return (
    <form
      className={layout.stackLoose}
      onSubmit={(event) => {
        event.preventDefault();
        const name = needsName ? guest.given() : undefined;
        if (name !== null) open.mutate({ slug, submission_id, ...(name && { name }) });
      }}
    >
      {needsName && guest.field}
      <ChoiceCards
        label={say({ id: 'group-practice.try.station' })}
        value={slug}
        choices={stations.map((one) => ({ value: one.slug, label: one.name }))}
        onChange={setSlug}
      />
      {open.error && <ProblemNotice error={open.error} />}
      <Button
        type="submit"
        size="large"
        wide
        loading={open.isPending || open.isSuccess}
        disabled={stations.length === 0}
      >
        <FormattedMessage id="group-practice.try.open" />
      </Button>
      <p className={classes.account}>
        <FormattedMessage
          id="group-practice.try.after"
          values={{ register: (words) => <Link to={href(register, {}, { next })}>{words}</Link> }}
        />
      </p>
    </form>
  );
}
