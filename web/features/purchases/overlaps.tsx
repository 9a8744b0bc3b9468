import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import type { purchasePage } from '~/domain/purchases/contract';
import { inWords } from '~/domain/purchases/money';
import { changePlan, subscriptionPage } from '~/domain/purchases/payment/contract';
import type { Plan } from '~/domain/purchases/products/contract';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';

type Offer = PageData<typeof purchasePage>;

/** What the person pays for already of what this gives, and the subscription that can become this instead. */
export function Overlaps({ offer, plan, onStale }: { offer: Offer; plan: Plan; onStale: () => unknown }) {
  const { locale } = useIntl();
  const navigate = useNavigate();
  const change = useMutate(changePlan, {
    onSuccess: () => void navigate(subscriptionPage.path),
    onError: ({ code }) => void ((code === 'price-changed' || code === 'offer-changed') && onStale()),
  });
  const { overlaps, upgrade } = offer;
  const price = upgrade?.plans.find((one) => one.plan === plan);
  if (overlaps.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        {overlaps.map(({ product, name, until, renews }) => (
          <Text key={product} size="sm">
            {until && !renews ? (
              <FormattedMessage
                id="purchases.overlap.until"
                values={{ name, until: <FormattedDate value={until} dateStyle="long" timeZone="UTC" /> }}
              />
            ) : (
              <FormattedMessage id="purchases.overlap.renews" values={{ name }} />
            )}
          </Text>
        ))}
        <Text size="sm" fw={600}>
          <FormattedMessage id="purchases.overlap.twice" />
        </Text>
        {upgrade && price && (
          <>
            <Text size="sm">
              <FormattedMessage
                id="purchases.upgrade.about"
                values={{ name: upgrade.name, credit: inWords(upgrade.credit, upgrade.currency, locale) }}
              />
            </Text>
            <Button
              loading={change.isPending}
              onClick={() =>
                change.mutate({
                  subscription: upgrade.subscription,
                  product: offer.product,
                  plan,
                  amount: price.amount,
                  overlaps: overlaps.map(({ product }) => product),
                })
              }
            >
              <FormattedMessage
                id="purchases.upgrade"
                values={{ name: upgrade.name, amount: inWords(price.amount, upgrade.currency, locale) }}
              />
            </Button>
          </>
        )}
        {change.error && <ProblemNotice error={change.error} />}
      </Stack>
    </Alert>
  );
}
