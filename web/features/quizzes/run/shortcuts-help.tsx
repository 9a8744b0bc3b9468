import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import { OnceWanted } from '~/web/ui/once-wanted';
import classes from './run.module.css';
import { ShortcutsDialog } from './unseen';

/** The way to the list of keys. */
export function ShortcutsHelp({ exam }: { exam: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        tone="gray"
        className={classes.keys}
        before={<IconKeyboard size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        <FormattedMessage id="quizzes.run.keys" />
      </Button>
      <OnceWanted wanted={opened}>
        <ShortcutsDialog opened={opened} exam={exam} onClose={() => setOpened(false)} />
      </OnceWanted>
    </>
  );
}
