import { useIntl } from 'react-intl';
import type { Hurry } from '~/domain/review/contract';
import { showToast } from '~/web/ui/toast';

/** Tells somebody who decided faster than one can read, if that was so. It stays until they close it: the page may be gone. */
export function useRemindToHurry(): (hurry: Hurry | undefined) => void {
  const { formatMessage: say } = useIntl();
  return (hurry) => {
    if (hurry)
      showToast(say({ id: 'review.hurry.yours' }, { took: hurry.took, reading: hurry.reading }), {
        tone: 'warning',
        stays: true,
      });
  };
}
