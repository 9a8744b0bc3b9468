import { Button, Checkbox, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createCard } from '~/domain/flashcards/single-card/contract';
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
import { FilingFields, filingOf, PackSelect } from './filing-fields';

type Data = PageData<typeof createCard>;
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
  const [filing, setFiling] = useState(() => filingOf(pack?.defaults.filing));
  const [keep, setKeep] = useState(false);
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
  const choosePack = (id: number | null) => {
    const chosen = data.decks.find((one) => one.id === id);
    setDeckId(chosen?.id ?? null);
    setSpecialty(chosen?.defaults.specialty ?? 0);
    setTopic(chosen?.defaults.topic ?? 0);
    setFiling(filingOf(chosen?.defaults.filing));
  };
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
      <PackSelect decks={data.decks} value={deckId} onChange={choosePack} />
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
      <FilingFields
        topics={data.topics}
        value={{ specialty, topic, filing }}
        onChange={(next) => {
          setSpecialty(next.specialty);
          setTopic(next.topic);
          setFiling(next.filing);
        }}
      >
        {data.publishes && (
          <Checkbox
            mt="md"
            label={say({ id: 'flashcards.decks.filing.keep' })}
            checked={keep}
            onChange={(event) => setKeep(event.currentTarget.checked)}
          />
        )}
      </FilingFields>
      {add.error && <ProblemNotice error={add.error} />}
      <div>
        <Button type="submit" size="md" disabled={!pack || blank || holding} loading={add.isPending}>
          <FormattedMessage
            id={
              holding
                ? 'flashcards.decks.uploading'
                : data.publishes
                  ? 'flashcards.decks.create-card.submit'
                  : 'flashcards.decks.create-card.propose'
            }
          />
        </Button>
      </div>
    </form>
  );
}
