import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type createCard,
  type Filing,
  FOCUS_MAX,
  scienceTopics,
  TISSUES,
} from '~/domain/flashcards/single-card/contract';
import type { PageData } from '~/domain/kit/contract';
import { ANATOMY_AREAS, partsOf } from '~/domain/questions/authoring/anatomy';
import { BASIC_SCIENCES } from '~/domain/questions/authoring/basic-science';
import { specialtyKey } from '~/domain/questions/specialties';
import classes from './decks.module.css';

type Packs = PageData<typeof createCard>;

const BLANK: Filing = {
  anatomy_tissue_type: '',
  anatomy_area: '',
  anatomy_sub_area: '',
  focus: '',
  basic_science: '',
  basic_science_topic: '',
};
export const filingOf = (stored: Record<string, string> | undefined): Filing => ({
  ...BLANK,
  ...(stored as Partial<Filing> | undefined),
});

/** Chooses the pack or collection that a card is in. */
export function PackSelect({
  decks,
  value,
  onChange,
}: {
  decks: Packs['decks'];
  value: number | null;
  onChange: (id: number | null) => void;
}) {
  const { formatMessage: say } = useIntl();
  const ofKind = (kind: 'pack' | 'collection') => ({
    group: say({ id: `flashcards.decks.kind.${kind}` }),
    items: decks
      .filter((one) => one.kind === kind)
      .map(({ id, deck_name }) => ({ value: String(id), label: deck_name })),
  });
  return (
    <Select
      label={say({ id: 'flashcards.decks.pack' })}
      data={[ofKind('pack'), ofKind('collection')].filter(({ items }) => items.length > 0)}
      value={value === null ? null : String(value)}
      searchable
      comboboxProps={{ shadow: 'md' }}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}

interface Filed {
  specialty: number;
  topic: number;
  filing: Filing;
}

/** The filing of a card of a pack: its topic, and the parts of anatomy and basic science (spec 2 §3). */
export function FilingFields({
  topics,
  value,
  onChange,
  children,
}: {
  topics: Packs['topics'];
  value: Filed;
  onChange: (next: Filed) => void;
  children?: ReactNode;
}) {
  const { formatMessage: say } = useIntl();
  const { specialty, topic, filing } = value;
  const file = (part: Partial<Filing>) => onChange({ ...value, filing: { ...filing, ...part } });
  const specialties = [...new Set(topics.map(({ specialty_id }) => specialty_id))].flatMap((id) => {
    const key = specialtyKey(id);
    return key ? [{ value: String(id), label: say({ id: `questions.specialty.${key}` }) }] : [];
  });
  const choice = (
    label: string,
    chosen: string,
    values: readonly { value: string; label: string }[],
    set: (value: string) => void,
  ) => (
    <Select
      label={say({ id: label })}
      value={chosen || null}
      data={[...values]}
      clearable
      searchable
      disabled={values.length === 0}
      comboboxProps={{ shadow: 'md' }}
      onChange={(next) => set(next ?? '')}
    />
  );
  const named = (prefix: string, keys: readonly string[]) =>
    keys.map((key) => ({ value: key, label: say({ id: `${prefix}.${key}` }) }));
  const ofSpecialty = topics
    .filter(({ specialty_id }) => specialty_id === specialty)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <fieldset className={classes.filing}>
      <legend>
        <FormattedMessage id="flashcards.decks.filing" />
      </legend>
      <div className={classes.two}>
        {choice('flashcards.decks.filing.specialty', specialty ? String(specialty) : '', specialties, (chosen) =>
          onChange({ ...value, specialty: Number(chosen), topic: 0 }),
        )}
        {choice('flashcards.decks.filing.topic', topic ? String(topic) : '', ofSpecialty, (chosen) =>
          onChange({ ...value, topic: Number(chosen) }),
        )}
        <TextInput
          label={say({ id: 'flashcards.decks.filing.focus' })}
          value={filing.focus}
          maxLength={FOCUS_MAX}
          onChange={(event) => file({ focus: event.currentTarget.value })}
        />
        {choice(
          'flashcards.decks.filing.tissue',
          filing.anatomy_tissue_type,
          named('flashcards.decks.tissue', TISSUES),
          (chosen) => file({ anatomy_tissue_type: chosen as Filing['anatomy_tissue_type'] }),
        )}
        {choice(
          'flashcards.decks.filing.area',
          filing.anatomy_area,
          named('questions.anatomy', ANATOMY_AREAS),
          (chosen) => file({ anatomy_area: chosen as Filing['anatomy_area'], anatomy_sub_area: '' }),
        )}
        {choice(
          'flashcards.decks.filing.sub-area',
          filing.anatomy_sub_area,
          named('questions.anatomy', partsOf(filing.anatomy_area)),
          (chosen) => file({ anatomy_sub_area: chosen }),
        )}
        {choice(
          'flashcards.decks.filing.science',
          filing.basic_science,
          named(
            'questions.science',
            BASIC_SCIENCES.map(({ key }) => key),
          ),
          (chosen) => file({ basic_science: chosen as Filing['basic_science'], basic_science_topic: '' }),
        )}
        {choice(
          'flashcards.decks.filing.science-topic',
          filing.basic_science_topic,
          named('questions.science', scienceTopics(filing.basic_science)),
          (chosen) => file({ basic_science_topic: chosen }),
        )}
      </div>
      {children}
    </fieldset>
  );
}
