import { Anchor, Button, Text } from '@mantine/core';
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import type { purchasePage } from '~/domain/purchases/contract';
import { subscriptionPage } from '~/domain/purchases/payment/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './purchase.module.css';

type Offer = PageData<typeof purchasePage>;

/** The link to practise a pack; to its free sample for people who have not bought it. */
export function Practise({ offer: { contents, owned, state } }: { offer: Offer }) {
  const [pack] = contents.packs;
  if (!pack || (!owned && state !== 'free' && pack.sample === 0)) return null;
  return (
    <Button
      component={Link}
      to={`${href(packsPage)}?pack=${pack.pack}`}
      variant={owned || state === 'free' ? 'filled' : 'default'}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
      classNames={{ root: classes.press, label: text.wrappedLabel }}
    >
      <FormattedMessage id={owned || state === 'free' ? 'purchases.practise' : 'purchases.practise.sample'} />
    </Button>
  );
}

/** That one has a product already, or needs not buy it. */
export function Standing({ offer: { owned, owned_until, state } }: { offer: Offer }) {
  if (owned)
    return (
      <>
        <Text fw={600} role="status" className={layout.row}>
          <IconCheck size={20} aria-hidden />
          {owned_until ? (
            <FormattedMessage
              id="purchases.owned.until"
              values={{ until: <FormattedDate value={owned_until} dateStyle="long" timeZone="UTC" /> }}
            />
          ) : (
            <FormattedMessage id="purchases.owned" />
          )}
        </Text>
        {owned_until && (
          <Anchor component={Link} to={subscriptionPage.path}>
            <FormattedMessage id="purchases.manage" />
          </Anchor>
        )}
      </>
    );
  if (state !== 'free') return null;
  return (
    <div>
      <Text fw={600}>
        <FormattedMessage id="purchases.free" />
      </Text>
      <Text size="sm">
        <FormattedMessage id="purchases.free.about" />
      </Text>
    </div>
  );
}
