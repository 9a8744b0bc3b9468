import { ActionIcon, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { IconLock, IconPencil, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  FACT_ABOUT_MAX,
  FACT_CUE_MAX,
  FACT_SAID_MAX,
  FACT_TELLINGS,
  type FactTelling,
  WORDING_MAX,
  WORDINGS_MAX,
} from '~/domain/stations/patient-facts';
import { Hint } from '~/web/ui/hint';
import type { SheetFact } from '../sheet';
import type { AnswerNames } from './answer-names';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './facts.module.css';

interface Props {
  fact: SheetFact;
  number: number;
  names: AnswerNames;
  /** Whether it can be changed. */
  kept: boolean;
  open: boolean;
  onOpen: () => void;
  onChange: (part: Partial<SheetFact>) => void;
  onRemove: () => void;
}

/** Names that are shown of a closed fact. */
const SHOWN = 4;

/** One fact: what is said, what it takes to be told, and what it answers; its fields when it is open. */
export function FactRow({ fact, number, names, kept, open, onOpen, onChange, onRemove }: Props) {
  const { formatMessage: say } = useIntl();
  const answers = fact.answers.map(names.nameOf);
  const change = say({ id: 'stations.facts.change' }, { number });
  const remove = say({ id: 'stations.facts.remove' }, { number });
  return (
    <li data-row={fact.key} className={classes.fact} data-told={fact.told}>
      <div className={classes.head}>
        <div className={layout.wordsColumn}>
          {!open && <span className={text.breakable}>{fact.said}</span>}
          {!open && (
            <span className={classes.meta}>
              <span className={classes.told}>
                {fact.told === 'never' && <IconLock size={14} aria-hidden />}
                <FormattedMessage
                  id={fact.told === 'never' ? 'stations.facts.secret' : `stations.facts.told.${fact.told}`}
                />
              </span>
              {[
                ...answers.slice(0, SHOWN),
                ...(fact.wordings ?? []).map((wording) => say({ id: 'stations.facts.wording' }, { wording })),
              ].join(' · ')}
            </span>
          )}
          {open && (
            <div className={classes.fields}>
              <Textarea
                data-first
                autosize
                minRows={1}
                maxRows={6}
                label={say({ id: 'stations.facts.said' })}
                maxLength={FACT_SAID_MAX}
                value={fact.said}
                onChange={(event) => onChange({ said: event.currentTarget.value })}
              />
              <NativeSelect
                label={say({ id: 'stations.facts.told' })}
                value={fact.told}
                data={FACT_TELLINGS.map((told) => ({ value: told, label: say({ id: `stations.facts.told.${told}` }) }))}
                onChange={(event) => onChange({ told: event.currentTarget.value as FactTelling })}
              />
              <TagsInput
                label={say({ id: 'stations.facts.answers' })}
                description={say({ id: 'stations.facts.answers.about' })}
                value={answers}
                data={names.suggestions}
                limit={12}
                maxTags={ANSWERS_MAX}
                maxLength={ANSWER_MAX}
                onChange={(chosen) => onChange({ answers: [...new Set(chosen.map(names.keyOf))].filter(Boolean) })}
              />
              {fact.told !== 'never' && (
                <TagsInput
                  label={say({ id: 'stations.facts.wordings' })}
                  description={say({ id: 'stations.facts.wordings.about' })}
                  value={[...(fact.wordings ?? [])]}
                  splitChars={[]}
                  maxTags={WORDINGS_MAX}
                  maxLength={WORDING_MAX}
                  onChange={(wordings) => onChange({ wordings })}
                />
              )}
              <TextInput
                label={say({ id: 'stations.facts.topic' })}
                maxLength={FACT_ABOUT_MAX}
                value={fact.about}
                onChange={(event) => onChange({ about: event.currentTarget.value })}
              />
              <TextInput
                label={say({ id: 'stations.facts.cue' })}
                description={say({ id: 'stations.facts.cue.about' })}
                maxLength={FACT_CUE_MAX}
                value={fact.cue ?? ''}
                onChange={(event) => onChange({ cue: event.currentTarget.value })}
              />
            </div>
          )}
        </div>
        {kept && (
          <div className={classes.acts}>
            <Hint label={change}>
              <ActionIcon
                data-first={!open || undefined}
                variant={open ? 'light' : 'subtle'}
                color={open ? undefined : 'gray'}
                size={44}
                aria-label={change}
                aria-expanded={open}
                onClick={onOpen}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
            </Hint>
            <Hint label={remove}>
              <ActionIcon variant="subtle" color="gray" size={44} aria-label={remove} onClick={onRemove}>
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Hint>
          </div>
        )}
      </div>
    </li>
  );
}
