import { ActionIcon, Badge, Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { filled } from '~/domain/promotions/claims';
import { type PromotionRow, promotionsPage, type PromotionsData } from '~/domain/promotions/contract';
import { useAction, type ProblemError } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import { EditPromotion } from './edit-promotion';
import classes from './ops.module.css';

interface Props {
  row: PromotionRow;
  data: PromotionsData;
  /** Settles once the list is read again. */
  onChanged: () => Promise<unknown>;
  onMove: (by: -1 | 1) => void;
  first: boolean;
  last: boolean;
}

/** One promotion: to whom it is shown, how often it was seen, and what can be done with it. */
export function PromotionItem({ row, data, onChanged, onMove, first, last }: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const [editing, setEditing] = useState(false);
  const done = (id: string) => ({
    // Busy until the new revision is here: with the old one the next press would be refused.
    onSuccess: async () => {
      await onChanged();
      announce(say({ id }));
      setEditing(false);
    },
  });
  const publish = useAction(promotionsPage, 'publish', {}, done('promotions.published'));
  const withdraw = useAction(promotionsPage, 'withdraw', {}, done('promotions.withdrawn'));
  const remove = useAction(promotionsPage, 'remove', {}, done('promotions.removed'));
  const which = { promotion_id: row.id, revision: row.revision };
  const titles = row.languages
    .map((language) => filled(row[`title_${language}`], data.counts, language))
    .filter(Boolean);
  const name = titles[0] ?? say({ id: 'promotions.untitled' });
  const error = publish.error ?? withdraw.error ?? remove.error;
  return (
    <article className={classes.row} aria-label={name}>
      <Group gap="xs">
        <Badge variant={row.published ? 'filled' : 'light'} color={row.published ? undefined : 'gray'} tt="none">
          <FormattedMessage id={row.published ? 'promotions.state.published' : 'promotions.state.draft'} />
        </Badge>
        <Badge variant="light" color="gray" tt="none">
          <FormattedMessage id={`promotions.place.${row.place}`} />
        </Badge>
      </Group>
      <h3 className={classes.name}>{titles.length > 0 ? titles.join(' / ') : name}</h3>
      <p className={classes.meta}>
        <code>{row.link}</code>
      </p>
      <Reach row={row} />
      {publish.error?.errors && !editing && <Flaws of={publish.error} />}
      {error && !editing && <ProblemNotice error={error} />}
      {editing ? (
        <EditPromotion
          row={row}
          data={data}
          error={publish.error}
          onSaved={done('promotions.saved').onSuccess}
          onStale={onChanged}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Group gap={4} className={classes.acts}>
          <Button
            variant="subtle"
            aria-label={say({ id: 'promotions.edit-one' }, { name })}
            onClick={() => setEditing(true)}
          >
            <FormattedMessage id="promotions.edit" />
          </Button>
          <Button
            variant="subtle"
            loading={publish.isPending || withdraw.isPending}
            aria-label={say({ id: row.published ? 'promotions.withdraw-one' : 'promotions.publish-one' }, { name })}
            onClick={() => (row.published ? withdraw : publish).mutate(which)}
          >
            <FormattedMessage id={row.published ? 'promotions.withdraw' : 'promotions.publish'} />
          </Button>
          <ConfirmButton
            question={say({ id: 'promotions.remove.question' }, { name })}
            consequence={<FormattedMessage id="promotions.remove.consequence" />}
            confirm={<FormattedMessage id="promotions.remove" />}
            onConfirm={() => remove.mutate(which)}
          >
            <FormattedMessage id="promotions.remove" />
          </ConfirmButton>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            disabled={first}
            aria-label={say({ id: 'promotions.up' }, { name })}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            disabled={last}
            aria-label={say({ id: 'promotions.down' }, { name })}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </article>
  );
}

/** The people that see it, when, and how often they did. */
function Reach({ row }: { row: PromotionRow }) {
  const { formatMessage: say, formatDisplayName } = useIntl();
  return (
    <>
      <p className={classes.meta}>
        <FormattedMessage
          id="promotions.for"
          values={{
            who:
              row.roles.length === 0 ? (
                <FormattedMessage id="promotions.everybody" />
              ) : (
                <FormattedList value={row.roles.map((role) => say({ id: `promotions.role.${role}` }))} />
              ),
          }}
        />
        {row.countries.length > 0 && (
          <>
            {' · '}
            <FormattedList value={row.countries.map((code) => formatDisplayName(code, { type: 'region' }) ?? code)} />
          </>
        )}
        {(row.starts_at ?? row.ends_at) && (
          <>
            {' · '}
            {row.starts_at ? <FormattedDate value={row.starts_at} dateStyle="medium" /> : '…'}
            {' – '}
            {row.ends_at ? <FormattedDate value={row.ends_at} dateStyle="medium" /> : '…'}
          </>
        )}
      </p>
      <p className={classes.meta}>
        <FormattedMessage
          id="promotions.numbers"
          values={{
            views: row.views,
            clicks: row.clicks,
            views_lately: row.views_lately,
            clicks_lately: row.clicks_lately,
          }}
        />
        {' · '}
        <TimeAgo at={row.changed_at} />
      </p>
    </>
  );
}

/** Why it cannot be published, by field. */
function Flaws({ of: { errors } }: { of: ProblemError }) {
  return (
    <ul className={classes.flaws}>
      {errors?.map(({ path, message }) => (
        <li key={path}>
          <FormattedMessage id={`promotions.field.${path}`} />: <FormattedMessage id={`promotions.flaw.${message}`} />
        </li>
      ))}
    </ul>
  );
}
