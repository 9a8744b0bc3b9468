import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

/** What an operator need not see while all is well, behind one line. It is drawn only while it is open. */
export function Fold({ name, children }: { name: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const content = useId();
  return (
    <div className={classes.fold}>
      <UnstyledButton
        className={classes.foldButton}
        aria-expanded={open}
        aria-controls={open ? content : undefined}
        onClick={() => setOpen(!open)}
      >
        {name}
        <IconChevronDown size={18} aria-hidden />
      </UnstyledButton>
      {open && (
        <div id={content} className={layout.below}>
          {children}
        </div>
      )}
    </div>
  );
}
