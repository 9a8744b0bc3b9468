import { FormattedMessage } from 'react-intl';
import type { Reliability } from '~/domain/audio-pairing/contract';

/** How many of their last pairings somebody came to, such as "attended 18 of the last 20". */
export function PartnerReliability({ reliability }: { reliability: Reliability | null }) {
  if (!reliability || reliability.of === 0) return <FormattedMessage id="audio-pairing.reliability.new" />;
  return <FormattedMessage id="audio-pairing.reliability" values={{ ...reliability }} />;
}
