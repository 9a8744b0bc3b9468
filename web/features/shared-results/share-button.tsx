import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import { fetched } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';

const ShareDialog = fetched(async () => (await import('./share-dialog')).ShareDialog);

/** Opens what the candidate can do about a link to their result. */
export function ShareButton({ quizlogId }: { quizlogId: number }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" before={<IconShare size={18} aria-hidden />} onClick={() => setOpened(true)}>
        <FormattedMessage id="shared-results.share" />
      </Button>
      <OnceWanted wanted={opened}>
        <ShareDialog quizlogId={quizlogId} opened={opened} onClose={() => setOpened(false)} />
      </OnceWanted>
    </>
  );
}
