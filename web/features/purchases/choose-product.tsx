import { Select } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';

type Offer = PageData<typeof purchasePage>;

const GROUPS = ['supporter', 'collection', 'pack'] as const;

/** The products that can be chosen between: the supporter tier, collections and packs (spec 2 §2). What is not among them has no choice. */
export function ChooseProduct({ offer: { product, choices }, search }: { offer: Offer; search: string }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  if (!choices.some((choice) => choice.product === product)) return null;
  return (
    <Select
      label={say({ id: 'purchases.choose' })}
      data={GROUPS.map((group) => ({
        group: say({ id: `purchases.group.${group}` }),
        items: choices
          .filter((choice) => choice.group === group)
          .map((choice) => ({ value: choice.product, label: choice.name })),
      }))}
      value={product}
      allowDeselect={false}
      maxDropdownHeight={360}
      comboboxProps={{ shadow: 'md' }}
      onChange={(chosen) => {
        if (chosen && chosen !== product) void navigate(`${href(purchasePage, { slug: chosen })}${search}`);
      }}
    />
  );
}
