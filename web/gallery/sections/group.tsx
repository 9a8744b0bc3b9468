import { CopyButton } from '~/web/ui/copy-button';
import { InviteCard } from '~/web/parts/group-practice/invite-card';
import { PinDigits } from '~/web/parts/group-practice/pin-digits';
import { QrCode } from '~/web/parts/group-practice/qr-code';
import type { Section } from '../section';

const PIN = '482915037';
const KEY = 'k8d2';

export const group: Section = {
  id: 'group',
  title: 'Groups',
  states: {
    'the PIN': () => <PinDigits pin={PIN} />,
    'the PIN for those across the table': () => <PinDigits pin={PIN} huge />,
    'the code': () => <QrCode pin={PIN} invitation={KEY} />,
    'how others get in': () => (
      <InviteCard pin={PIN} invitation={KEY} members={[{ id: 1, name: 'Ana Ruiz' }]}>
        <CopyButton value={PIN} />
      </InviteCard>
    ),
  },
};
