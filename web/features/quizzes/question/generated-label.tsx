import { IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { OpenQuestion } from '~/domain/questions/contract';
import { NotAdvice } from '~/web/ui/not-advice';
import classes from './labels.module.css';

/** Says that no person wrote it, and who did. */
export function GeneratedLabel({ writer }: { writer: NonNullable<OpenQuestion['generated']> }) {
  return (
    <>
      <p className={classes.generated}>
        <IconSparkles size={16} aria-hidden />
        <FormattedMessage id={`questions.generated.${writer}`} />
      </p>
      <NotAdvice />
    </>
  );
}
