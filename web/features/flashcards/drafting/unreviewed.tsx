import { IconRobot } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './unreviewed.module.css';

/** Said of generated cards until their owner has edited or confirmed them. */
export function Unreviewed({ writer }: { writer: 'offline' | 'model' }) {
  return (
    <p className={classes.unreviewed}>
      <IconRobot size={18} aria-hidden />
      <span>
        <FormattedMessage id={`flashcards.unreviewed.${writer}`} />
      </span>
    </p>
  );
}
