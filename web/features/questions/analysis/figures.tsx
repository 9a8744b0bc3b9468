import { VisuallyHidden } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './figures.module.css';
import { useFigure } from './use-figure';

export interface Figure {
  /** Also of its words: `questions.analysis.figure.<name>`. */
  name: string;
  value: number | null;
}

/** Figures side by side, each with what it means when it is pressed. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map((figure) => (
        <One key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function One({ name, value }: Figure) {
  const format = useFigure();
  const [open, setOpen] = useState(false);
  const why = useId();
  return (
    <div className={classes.figure}>
      <dt>
        <button
          type="button"
          className={classes.name}
          aria-expanded={open}
          aria-controls={why}
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id={`questions.analysis.figure.${name}`} />
          <IconInfoCircle size={16} aria-hidden />
        </button>
      </dt>
      <dd className={classes.value} data-none={value === null || undefined}>
        {value === null ? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>
              <FormattedMessage id="questions.analysis.none" />
            </VisuallyHidden>
          </>
        ) : (
          format(name, value)
        )}
      </dd>
      <dd id={why} className={classes.why} hidden={!open}>
        <FormattedMessage id={`questions.analysis.figure.${name}.why`} />
      </dd>
    </div>
  );
}
