import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import classes from './ai.module.css';

/** One is being written already: the way back to it. */
export function WritingNow({ url }: { url: string }) {
  return (
    <div className={classes.writing}>
      <IconPencil size={24} stroke={1.6} aria-hidden />
      <span className={classes.writingWords}>
        <FormattedMessage id="quizzes.ai.writing" />
      </span>
      <Button component={Link} to={url}>
        <FormattedMessage id="quizzes.ai.writing.watch" />
      </Button>
    </div>
  );
}
