import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { cancelSubscription, changePlan, type subscriptionPage } from '~/domain/purchases/payment/contract';
import { inWords } from '~/domain/purchases/money';
import { useMutate } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import text from '~/web/ui/text.module.css';
import classes from './purchase.module.css';

type Own = PageData<typeof subscriptionPage>['subscriptions'][number];

interface Props {
  one: Own;
  refetch: () => unknown;
}

/** One subscription: what it costs, when it renews or ends, and what can be done about it (spec 2 §7, §8). */
export function Subscription({ one, refetch }: Props) {
  const { locale } = useIntl();
  const cancel = useMutate(cancelSubscription, { onSuccess: () => refetch() });
  const { subscription, plan, amount, currency, ends } = one;
  const overlaps = one.overlaps.map(({ product }) => product);
  return (
    <section className={classes.card} aria-label={one.name}>
      <h2 className={text.largeText}>{one.name}</h2>
      <Text>
        <FormattedMessage id={`payments.plan.${plan}`} values={{ amount: inWords(amount, currency, locale) }} />
        {(ends || one.status === 'active') && (
          <>
            <br />
            <FormattedMessage
              id={ends ? 'payments.ends' : 'payments.renews'}
              values={{ day: <FormattedDate value={one.period_end} dateStyle="long" timeZone="UTC" /> }}
            />
          </>
        )}
      </Text>
      {one.status === 'past_due' && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          <Stack gap="sm" align="flex-start">
            <FormattedMessage id="payments.past-due" />
            {one.invoice_url !== '' && (
              <Button component="a" href={one.invoice_url} variant="default">
                <FormattedMessage id="payments.past-due.pay" />
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {ends && one.overlaps.length > 0 && (
        <Text size="sm">
          <FormattedMessage
            id="payments.resume.overlap"
            values={{ names: <FormattedList value={one.overlaps.map(({ name }) => name)} /> }}
          />
        </Text>
      )}
      {cancel.error && <ProblemNotice error={cancel.error} />}
      <Group gap="sm">
        {one.other && <ChangePlan one={one} other={one.other} refetch={refetch} />}
        <Button
          variant="default"
          loading={cancel.isPending && cancel.variables.type !== 'withdraw'}
          onClick={() => cancel.mutate({ type: ends ? 'resume' : 'period_end', subscription, overlaps })}
        >
          <FormattedMessage id={ends ? 'payments.resume' : 'payments.cancel'} />
        </Button>
      </Group>
      {one.withdrawable && <Withdraw one={one} refetch={refetch} />}
    </section>
  );
}

function ChangePlan({ one, other, refetch }: Props & { other: NonNullable<Own['other']> }) {
  const { locale } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  const change = useMutate(changePlan, {
    onSuccess: () => {
      close();
      refetch();
    },
    onError: ({ code }) => void (code === 'price-changed' && refetch()),
  });
  const { plan, amount } = other;
  return (
    <>
      <Button variant="default" onClick={open}>
        <FormattedMessage id={`payments.change.${plan}`} />
      </Button>
      <ConfirmDialog
        opened={opened}
        title={<FormattedMessage id={`payments.change.${plan}`} />}
        confirm={<FormattedMessage id={`payments.change.${plan}`} />}
        loading={change.isPending}
        problem={change.error}
        onConfirm={() =>
          change.mutate({
            subscription: one.subscription,
            plan,
            amount,
            overlaps: one.overlaps.map(({ product }) => product),
          })
        }
        onClose={close}
      >
        <FormattedMessage
          id={`payments.change.${plan}.about`}
          values={{ amount: inWords(amount, one.currency, locale) }}
        />
      </ConfirmDialog>
    </>
  );
}

function Withdraw({ one, refetch }: Props) {
  const { locale } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  const withdraw = useMutate(cancelSubscription, {
    onSuccess: () => {
      close();
      refetch();
    },
  });
  return (
    <div className={classes.withdraw}>
      <Text size="sm">
        <FormattedMessage id="payments.withdraw.days" />
      </Text>
      <Button variant="transparent" color="red" px={0} onClick={open}>
        <FormattedMessage id="payments.withdraw" />
      </Button>
      <ConfirmDialog
        opened={opened}
        destructive
        title={<FormattedMessage id="payments.withdraw" />}
        confirm={<FormattedMessage id="payments.withdraw" />}
        loading={withdraw.isPending}
        problem={withdraw.error}
        onConfirm={() => withdraw.mutate({ type: 'withdraw', subscription: one.subscription })}
        onClose={close}
      >
        <FormattedMessage
          id={one.pays_used_days ? 'payments.withdraw.about.used' : 'payments.withdraw.about'}
          values={{ amount: inWords(one.refund, one.currency, locale) }}
        />
      </ConfirmDialog>
    </div>
  );
}
