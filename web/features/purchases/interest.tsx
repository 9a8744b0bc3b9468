import { Button, Text } from '@mantine/core';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';
import { useSession } from '~/web/core/session';
import { type Address, pageKey, useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { useAccountGate } from '~/web/ui/use-account-gate';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './purchase.module.css';

const PRESS = { root: classes.press, label: text.wrappedLabel };

type Offer = PageData<typeof purchasePage>;

interface Props {
  offer: Offer;
  /** The path of the page. */
  address: Address<typeof purchasePage>;
}

/** Says that the product cannot be bought yet, and lets a person ask to hear when it can, or take that back. */
export function Interest({ offer: { interested }, address }: Props) {
  const cache = useQueryClient();
  const gate = useAccountGate();
  const { person } = useSession();
  const onSuccess = (offer: Offer) => cache.setQueryData(pageKey(purchasePage, address), offer);
  const register = useAction(purchasePage, 'register_interest', address, { onSuccess });
  const withdraw = useAction(purchasePage, 'withdraw_interest', address, { onSuccess });
  const error = interested ? withdraw.error : register.error;
  const needsAccount = !person || person.guest;

  return (
    <>
      <Text fw={600} role="status" className={layout.row}>
        {interested && <IconCheck size={20} aria-hidden />}
        <FormattedMessage id={interested ? 'purchases.interested' : 'purchases.not-yet'} />
      </Text>
      <Text size="sm">
        <FormattedMessage id={interested ? 'purchases.interested.about' : 'purchases.not-yet.about'} />
        {needsAccount && (
          <>
            {' '}
            <FormattedMessage id="purchases.needs-account" />
          </>
        )}
      </Text>
      {error && <ProblemNotice error={error} />}
      {interested ? (
        <Button variant="default" classNames={PRESS} loading={withdraw.isPending} onClick={() => withdraw.mutate({})}>
          <FormattedMessage id="purchases.withdraw" />
        </Button>
      ) : (
        <Button
          classNames={PRESS}
          loading={register.isPending}
          leftSection={<IconBell size={18} aria-hidden />}
          onClick={gate(() => register.mutate({}))}
        >
          <FormattedMessage id="purchases.register" />
        </Button>
      )}
    </>
  );
}
