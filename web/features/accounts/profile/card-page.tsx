import { Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHeader } from '~/web/ui/page-header';

/**
 * A page of the account that is made of cards, under one another.
 *
 * @param id the message of its name; `<id>.lead` says what it is for
 */
export function CardPage({ id, cards }: { id: string; cards: readonly ComponentType[] }) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <PageHeader title={say({ id })} lead={<FormattedMessage id={`${id}.lead`} />} />
      <Stack gap="lg">
        {cards.map((Card, index) => (
          <Card key={index} />
        ))}
      </Stack>
    </>
  );
}
