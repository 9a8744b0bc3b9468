import { IconCircle, IconCircleCheck, IconCircleDashed, IconListCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isStepUntouched, LAST_STEP, WIZARD_STEPS } from '~/domain/stations/wizard/steps';
import { formOf, type Sheet } from '../editor/sheet';
import text from '~/web/ui/text.module.css';
import classes from './step-list.module.css';
import { useMissing } from './use-missing';

interface Props {
  sheet: Sheet;
  step: number;
  addressOf: (step: number) => string;
  linkState: object | undefined;
}

type Standing = 'valid' | 'invalid' | 'untouched' | 'last';
const SIGNS = { valid: IconCircleCheck, invalid: IconCircleDashed, untouched: IconCircle, last: IconListCheck };

/** The six steps, each with whether it is valid: by a sign and in words (spec 3 §4). The last never is (spec 3 §5). */
export function StepList({ sheet, step, addressOf, linkState }: Props) {
  const { formatMessage: say } = useIntl();
  const missing = useMissing(sheet);
  const form = formOf(sheet);
  const standingOf = (number: number): Standing => {
    if (number === LAST_STEP) return 'last';
    if (missing[number - 1]!.length === 0) return 'valid';
    return isStepUntouched(form, number) ? 'untouched' : 'invalid';
  };
  return (
    <nav aria-label={say({ id: 'stations.wizard.steps' })}>
      <ol className={classes.steps}>
        {WIZARD_STEPS.map((name, index) => {
          const number = index + 1;
          const standing = standingOf(number);
          const Sign = SIGNS[standing];
          return (
            <li key={name}>
              <Link
                to={addressOf(number)}
                state={linkState}
                preventScrollReset
                className={classes.step}
                data-standing={standing}
                aria-current={number === step ? 'step' : undefined}
              >
                <Sign size={20} aria-hidden className={classes.sign} />
                <span className={classes.words}>
                  <span className={classes.name}>
                    <span className={text.figures}>{number}</span>{' '}
                    <FormattedMessage id={`stations.wizard.step.${name}`} />
                  </span>
                  <span className={classes.standing}>
                    <FormattedMessage id={`stations.wizard.is.${standing}`} />
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
