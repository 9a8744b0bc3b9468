import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type PromotionRow, promotionsPage, type PromotionsData } from '~/domain/promotions/contract';
import { type ProblemError, useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { valuesOf } from './form-values';
import { PromotionForm } from './promotion-form';

interface Props {
  /** As the latest list has it. */
  row: PromotionRow;
  data: PromotionsData;
  /** Of an earlier try to publish it. */
  error: ProblemError | null;
  onSaved: () => Promise<unknown>;
  /** Somebody else was faster: the list is to be read again. */
  onStale: () => unknown;
  onCancel: () => void;
}

const isSame = (one: PromotionRow, other: PromotionRow) =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

/**
 * A promotion while it is changed. What others have written since the form was opened is never overwritten unseen: the form sends the
 * revision with which it was opened, and offers the newer version. A new place in the list, or publishing, changes nothing in the form.
 */
export function EditPromotion({ row, data, error, onSaved, onStale, onCancel }: Props) {
  const [opened, setOpened] = useState(row);
  const save = useAction(
    promotionsPage,
    'save',
    {},
    { onSuccess: onSaved, onError: ({ code }) => code === 'promotion-changed' && void onStale() },
  );
  const newer = !isSame(opened, row);
  return (
    <PromotionForm
      key={opened.revision}
      first={valuesOf(opened)}
      counts={data.counts}
      addresses={data.addresses}
      error={save.error ?? error}
      busy={save.isPending}
      notice={
        newer ? (
          <Alert color="yellow" variant="light" role="status" title={<FormattedMessage id="promotions.newer" />}>
            <p>
              <FormattedMessage id="promotions.newer.about" />
            </p>
            <Button
              variant="default"
              onClick={() => {
                save.reset();
                setOpened(row);
              }}
            >
              <FormattedMessage id="promotions.newer.load" />
            </Button>
          </Alert>
        ) : (
          save.error && <ProblemNotice error={save.error} />
        )
      }
      onSave={(values) =>
        save.mutate({ ...values, promotion_id: row.id, revision: newer ? opened.revision : row.revision })
      }
      onCancel={onCancel}
    />
  );
}
