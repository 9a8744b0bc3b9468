import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { textLength } from '~/domain/kit/html/text';
import { LAST_STEP, WIZARD_STEPS, type WizardStep } from '~/domain/stations/wizard/steps';
import type { EditData } from '../editor/editor-adapter';
import { countsOf, type Sheet } from '../editor/sheet';
import type { Writing } from '../editor/use-writing';
import { Enabling } from './enabling';
import { useMissing } from './use-missing';
import layout from '~/web/ui/layout.module.css';
import classes from './wizard.module.css';

interface Props {
  writing: Writing;
  /** Null for one that is not saved yet. */
  edited: EditData | null;
  addressOf: (step: number) => string;
  linkState: object | undefined;
  reload: (() => Promise<EditData | undefined>) | undefined;
}

/** A look at all of it: what there is, what is missing and where, and whether one may talk to the patient. */
export function Review({ writing, edited, addressOf, linkState, reload }: Props) {
  const { formatMessage: say } = useIntl();
  const missing = useMissing(writing.sheet);
  return (
    <>
      <ol className={classes.review}>
        {WIZARD_STEPS.slice(0, LAST_STEP - 1).map((name, index) => {
          const lacks = missing[index]!;
          const valid = lacks.length === 0;
          const Sign = valid ? IconCircleCheck : IconAlertTriangle;
          return (
            <li key={name} className={classes.line}>
              <Sign size={20} aria-hidden className={classes.sign} data-valid={valid} />
              <div>
                <strong>
                  <FormattedMessage id={`stations.wizard.title.${name}`} />
                </strong>{' '}
                <span className={classes.what}>
                  <FormattedMessage id={valid ? 'stations.wizard.is.valid' : 'stations.wizard.is.invalid'} />
                </span>
                <div className={valid ? classes.what : classes.missing}>
                  {valid ? (
                    <Written name={name} sheet={writing.sheet} />
                  ) : (
                    <FormattedMessage
                      id="stations.wizard.missing"
                      values={{
                        missing: (
                          <FormattedList
                            type="conjunction"
                            value={lacks.map((part) => say({ id: `stations.wizard.missing.${part}` }))}
                          />
                        ),
                      }}
                    />
                  )}
                </div>
              </div>
              <Anchor
                component={Link}
                to={addressOf(index + 1)}
                state={linkState}
                preventScrollReset
                className={layout.target}
                aria-label={say(
                  { id: valid ? 'stations.wizard.change-step' : 'stations.wizard.complete-step' },
                  { number: index + 1 },
                )}
              >
                <FormattedMessage id={valid ? 'stations.wizard.change' : 'stations.wizard.complete'} />
              </Anchor>
            </li>
          );
        })}
      </ol>
      <Enabling writing={writing} edited={edited} reload={reload} />
    </>
  );
}

/** What there is of a step, in a few words. */
function Written({ name, sheet }: { name: WizardStep; sheet: Sheet }) {
  switch (name) {
    case 'scenario':
      return sheet.name;
    case 'candidate':
      return (
        <FormattedMessage id="stations.wizard.characters" values={{ count: textLength(sheet.student_instructions) }} />
      );
    case 'patient':
      return (
        <FormattedMessage id="stations.wizard.characters" values={{ count: textLength(sheet.patient_instructions) }} />
      );
    case 'checklist':
      return <FormattedMessage id="stations.editor.checklist.count" values={{ ...countsOf(sheet.rows) }} />;
    default:
      return (
        <FormattedMessage
          id="stations.wizard.questions"
          values={{ count: sheet.questions.filter(({ question_text }) => question_text.trim() !== '').length }}
        />
      );
  }
}
