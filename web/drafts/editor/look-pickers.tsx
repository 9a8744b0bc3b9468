import { Radio } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';
import { Hint } from '~/web/ui/hint';
import { QUIZ_SIGNS, type QuizColour, type QuizIcon } from '~/web/ui/quiz-look';
import looks from '~/web/ui/quiz-look.module.css';
import classes from './look-pickers.module.css';

interface Props<V extends string> {
  label: string;
  value: V;
  values: readonly V[];
  nameOf: (value: V) => string;
  draw: (value: V) => ReactNode;
  onChange: (value: V) => void;
}

/** One of a few pictures, each with its name; the arrow keys go through them. */
function Picker<V extends string>({ label, value, values, nameOf, draw, onChange }: Props<V>) {
  return (
    <Radio.Group
      label={label}
      description={nameOf(value)}
      inputWrapperOrder={['label', 'description', 'input']}
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
    >
      <div className={classes.tiles}>
        {values.map((each) => (
          <Hint key={each} label={nameOf(each)}>
            <Radio.Card value={each} className={classes.tile} aria-label={nameOf(each)}>
              {draw(each)}
            </Radio.Card>
          </Hint>
        ))}
      </div>
    </Radio.Group>
  );
}

export function IconPicker({ value, onChange }: { value: QuizIcon; onChange: (icon: QuizIcon) => void }) {
  const { formatMessage: say } = useIntl();
  const draw = (icon: QuizIcon) => {
    const Sign = QUIZ_SIGNS[icon];
    return <Sign size={24} stroke={1.6} aria-hidden />;
  };
  return (
    <Picker
      label={say({ id: 'teach.details.icon' })}
      value={value}
      values={LOOK_ICONS}
      nameOf={(icon) => say({ id: `teach.icon.${icon}` })}
      draw={draw}
      onChange={onChange}
    />
  );
}

export function ColourPicker({ value, onChange }: { value: QuizColour; onChange: (colour: QuizColour) => void }) {
  const { formatMessage: say } = useIntl();
  const draw = (colour: QuizColour) => (
    <span className={looks.swatch} data-colour={colour}>
      {colour === value && <IconCheck size={22} stroke={2.5} aria-hidden />}
    </span>
  );
  return (
    <Picker
      label={say({ id: 'teach.details.colour' })}
      value={value}
      values={LOOK_COLOURS}
      nameOf={(colour) => say({ id: `teach.colour.${colour}` })}
      draw={draw}
      onChange={onChange}
    />
  );
}
