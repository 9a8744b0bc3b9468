import { Button, Checkbox, Group, Modal, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { digitsOf, inWords } from '~/domain/purchases/money';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';

interface Props {
  charge: string;
  /** What can still be given back, in the smallest unit. */
  left: number;
  currency: string;
  /** Whether what was paid for goes on, and will charge again. */
  renews: boolean;
  onDone: () => unknown;
}

/** Gives money back, with a reason that the audit keeps. */
export function RefundButton(props: Props) {
  const { left, currency } = props;
  const { locale } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        <FormattedMessage id="payments.ops.refund" />
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={<FormattedMessage id="payments.ops.refund.title" values={{ amount: inWords(left, currency, locale) }} />}
      >
        <RefundForm {...props} onClose={close} />
      </Modal>
    </>
  );
}

function RefundForm({ charge, left, currency, renews, onDone, onClose }: Props & { onClose: () => void }) {
  const { formatMessage: say } = useIntl();
  const digits = digitsOf(currency);
  const whole = 10 ** digits;
  const [amount, setAmount] = useState<string | number>(left / whole);
  const [reason, setReason] = useState('');
  const [ends, setEnds] = useState<boolean>();
  const [keeps, setKeeps] = useState(false);
  const refund = useAction(
    paymentsPage,
    'refund',
    {},
    {
      onSuccess: () => {
        onClose();
        onDone();
      },
    },
  );
  const given = Math.round(Number(amount) * whole);
  // Who gives everything back hardly wants it to charge again.
  const ending = renews && (ends ?? given === left);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refund.mutate({ charge, amount: given, reason, end_subscription: ending, keeps_access: keeps && given < left });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <NumberInput
          label={say({ id: 'payments.ops.refund.amount' }, { currency })}
          value={amount}
          onChange={setAmount}
          min={1 / whole}
          max={left / whole}
          decimalScale={digits}
          fixedDecimalScale
          required
        />
        <Textarea
          label={say({ id: 'payments.ops.refund.reason' })}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          minLength={3}
          maxLength={500}
          autosize
          minRows={2}
          required
          data-autofocus
        />
        {given < left && (
          <Checkbox
            label={say({ id: 'payments.ops.refund.keep' })}
            description={say({ id: 'payments.ops.refund.keep.about' })}
            checked={keeps}
            onChange={(event) => setKeeps(event.currentTarget.checked)}
          />
        )}
        {renews && (
          <Checkbox
            label={say({ id: 'payments.ops.refund.end' })}
            description={say({ id: 'payments.ops.refund.end.about' })}
            checked={ending}
            onChange={(event) => setEnds(event.currentTarget.checked)}
          />
        )}
        <Text size="sm">
          <FormattedMessage id="payments.ops.refund.about" />
        </Text>
        {refund.error && <ProblemNotice error={refund.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" color="red" loading={refund.isPending}>
            <FormattedMessage id="payments.ops.refund" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
