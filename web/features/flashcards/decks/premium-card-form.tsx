import { Button, Checkbox, Select, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createCard, type Filing, FOCUS_MAX, scienceTopics, TISSUES } from '~/domain/flashcards/single-card/contract';
import { ANATOMY_AREAS, partsOf } from '~/domain/questions/authoring/anatomy';
import { BASIC_SCIENCES } from '~/domain/questions/authoring/basic-science';
import { specialtyKey } from '~/domain/questions/specialties';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import type { PageData } from '~/domain/kit/contract';
import { KEPT } from '~/web/core/loading/typed';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { ProblemNotice } from '~/web/ui/problem';
import { CardPicture } from './editor/card-picture';
import { useHold } from './editor/use-hold';
import classes from './decks.module.css';

type Data = PageData<typeof createCard>;
type Pack = Data['decks'][number];

const BLANK: Filing = {
  anatomy_tissue_type: '',
  anatomy_area: '',
  anatomy_sub_area: '',
  focus: '',
  basic_science: '',
  basic_science_topic: '',
};
const filingOf = (pack: Pack | undefined): Filing => ({ ...BLANK, ...(pack?.defaults.filing as Partial<Filing>) });

/** Both sides, the pack or collection, and where it belongs, which begins as the pack says (spec 2 §3). */
export function PremiumCardForm({
  data,
  pack: first,
  onAdded,
}: {
  data: Data;
  pack: number | null;
  onAdded: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const { holding, hold } = useHold();
  const [submission_id] = useState(uuid);
  const [deckId, setDeckId] = useState(data.decks.some(({ id }) => id === first) ? first : null);
  const pack = data.decks.find(({ id }) => id === deckId);
  const [sides, setSides] = useState({ front: '', back: '', front_image_url: '', back_image_url: '' });
  const [tags, setTags] = useState<string[]>([]);
  const [specialty, setSpecialty] = useState(pack?.defaults.specialty ?? 0);
  const [topic, setTopic] = useState(pack?.defaults.topic ?? 0);
  const [filing, setFiling] = useState(() => filingOf(pack));
  const [keep, setKeep] = useState(false);
  const file = (part: Partial<Filing>) => setFiling((before) => ({ ...before, ...part }));
  const add = useAction(
    createCard,
    'submit',
    {},
    {
      onSuccess: async ({ next_url }) => {
        await navigate(next_url, { replace: true });
        onAdded();
      },
    },
  );
  const choosePack = (id: string | null) => {
    const chosen = data.decks.find((one) => String(one.id) === id);
    setDeckId(chosen?.id ?? null);
    setSpecialty(chosen?.defaults.specialty ?? 0);
    setTopic(chosen?.defaults.topic ?? 0);
    setFiling(filingOf(chosen));
  };
  const ofKind = (kind: Pack['kind']) => ({
    group: say({ id: `flashcards.decks.kind.${kind}` }),
    items: data.decks
      .filter((one) => one.kind === kind)
      .map(({ id, deck_name }) => ({ value: String(id), label: deck_name })),
  });
  const specialties = [...new Set(data.topics.map(({ specialty_id }) => specialty_id))].flatMap((id) => {
    const key = specialtyKey(id);
    return key ? [{ value: String(id), label: say({ id: `questions.specialty.${key}` }) }] : [];
  });
  const choice = (
    label: string,
    value: string,
    values: readonly { value: string; label: string }[],
    set: (value: string) => void,
  ) => (
    <Select
      label={say({ id: label })}
      value={value || null}
      data={[...values]}
      clearable
      searchable
      disabled={values.length === 0}
      comboboxProps={{ shadow: 'md' }}
      onChange={(chosen) => set(chosen ?? '')}
    />
  );
  const named = (prefix: string, keys: readonly string[]) =>
    keys.map((key) => ({ value: key, label: say({ id: `${prefix}.${key}` }) }));
  const blank = sides.front_image_url === '' && sides.front.replaceAll(/<(?!img)[^>]*>|\s/g, '') === '';

  return (
    <form
      {...KEPT}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pack || blank) return;
        const where = pack.kind === 'pack' ? { pack: pack.id } : { collection: pack.id };
        add.mutate({ ...sides, ...where, tags, topic, filing, keep_defaults: keep, submission_id });
      }}
    >
      <Select
        label={say({ id: 'flashcards.decks.pack' })}
        data={[ofKind('pack'), ofKind('collection')].filter(({ items }) => items.length > 0)}
        value={deckId === null ? null : String(deckId)}
        searchable
        comboboxProps={{ shadow: 'md' }}
        onChange={choosePack}
      />
      <div className={classes.two}>
        {(['front', 'back'] as const).map((side) => (
          <div key={side}>
            <LazyRichTextEditor
              label={say({ id: `flashcards.decks.card.${side}` })}
              html=""
              tools="flashcard"
              minRows={4}
              onChange={(html) => setSides((before) => ({ ...before, [side]: html }))}
            />
            <CardPicture
              side={side}
              url={sides[`${side}_image_url`]}
              onChange={(url) => setSides((before) => ({ ...before, [`${side}_image_url`]: url }))}
              onUpload={hold}
            />
          </div>
        ))}
      </div>
      <TagsInput
        label={say({ id: 'flashcards.decks.tags' })}
        value={tags}
        data={pack?.tags ?? []}
        maxTags={TAGS_MAX}
        maxLength={TAG_MAX}
        splitChars={[',']}
        onChange={setTags}
      />
      <fieldset className={classes.filing}>
        <legend>
          <FormattedMessage id="flashcards.decks.filing" />
        </legend>
        <div className={classes.two}>
          {choice('flashcards.decks.filing.specialty', specialty ? String(specialty) : '', specialties, (value) => {
            setSpecialty(Number(value));
            setTopic(0);
          })}
          {choice(
            'flashcards.decks.filing.topic',
            topic ? String(topic) : '',
            data.topics
              .filter(({ specialty_id }) => specialty_id === specialty)
              .map(({ id, name }) => ({ value: String(id), label: name })),
            (value) => setTopic(Number(value)),
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
            (value) => file({ anatomy_tissue_type: value as Filing['anatomy_tissue_type'] }),
          )}
          {choice(
            'flashcards.decks.filing.area',
            filing.anatomy_area,
            named('questions.anatomy', ANATOMY_AREAS),
            (value) => file({ anatomy_area: value as Filing['anatomy_area'], anatomy_sub_area: '' }),
          )}
          {choice(
            'flashcards.decks.filing.sub-area',
            filing.anatomy_sub_area,
            named('questions.anatomy', partsOf(filing.anatomy_area)),
            (value) => file({ anatomy_sub_area: value }),
          )}
          {choice(
            'flashcards.decks.filing.science',
            filing.basic_science,
            named(
              'questions.science',
              BASIC_SCIENCES.map(({ key }) => key),
            ),
            (value) => file({ basic_science: value as Filing['basic_science'], basic_science_topic: '' }),
          )}
          {choice(
            'flashcards.decks.filing.science-topic',
            filing.basic_science_topic,
            named('questions.science', scienceTopics(filing.basic_science)),
            (value) => file({ basic_science_topic: value }),
          )}
        </div>
        <Checkbox
          mt="md"
          label={say({ id: 'flashcards.decks.filing.keep' })}
          checked={keep}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
      </fieldset>
      {add.error && <ProblemNotice error={add.error} />}
      <div>
        <Button type="submit" size="md" disabled={!pack || blank || holding} loading={add.isPending}>
          <FormattedMessage id={holding ? 'flashcards.decks.uploading' : 'flashcards.decks.create-card.submit'} />
        </Button>
      </div>
    </form>
  );
}
