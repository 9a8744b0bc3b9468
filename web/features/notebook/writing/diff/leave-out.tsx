import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Hint } from '~/web/ui/hint';
import classes from '~/web/parts/notebook/diff.module.css';

interface Props {
  /** Of the change, in the order of reading. */
  number: number;
  left: boolean;
  onToggle: () => void;
}

/** Takes a change, or leaves it out. */
export function LeaveOut({ number, left, onToggle }: Props) {
  const { formatMessage: say } = useIntl();
  const label = say({ id: left ? 'notebook.diff.take' : 'notebook.diff.leave' }, { number });
  return (
    <Hint label={label}>
      <UnstyledButton
        className={classes.control}
        aria-pressed={!left}
        aria-label={say({ id: 'notebook.diff.change' }, { number })}
        onClick={onToggle}
      >
        {left ? <IconMinus size={14} stroke={2.5} aria-hidden /> : <IconCheck size={14} stroke={2.5} aria-hidden />}
        {number}
      </UnstyledButton>
    </Hint>
  );
}
