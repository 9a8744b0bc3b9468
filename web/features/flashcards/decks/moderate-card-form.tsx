import { Button, Group, NumberInput, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moderateCard } from '~/domain/flashcards/moderating/contract';
import type { PageData } from '~/domain/kit/contract';
import { SUPPORTER_CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { KEPT } from '~/web/core/loading/typed';
import { useAction } from '~/web/live/client';
import { AuthorField } from '~/web/parts/writing/author-field';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './decks.module.css';
import { CardPicture } from './editor/card-picture';
import { useHold } from './editor/use-hold';
import { ReadSide } from './read-side';
import { FilingFields, filingOf, PackSelect } from './filing-fields';

type Data = PageData<typeof moderateCard>;

/** Both sides of a card of a pack, with its author, its pack and its tags. */
export function ModerateCardForm({ data, onSaved }: { data: Data; onSaved: () => void }) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const { holding, hold } = useHold();
  const [card, setCard] = useState(() => ({ ...data.card, filing: filingOf(data.card.filing) }));
  const [author, setAuthor] = useState(data.card.author?.id ?? null);
  const change = (part: Partial<typeof card>) => setCard((before) => ({ ...before, ...part }));
  const save = useAction(
    moderateCard,
    'submit',
    { params: { card_id: data.card.id } },
    {
      onSuccess: () => {
        announce(say({ id: 'flashcards.moderate.saved' }));
        onSaved();
      },
    },
  );
  const deck = data.decks.find(({ id }) => id === card.deck_id);
  if (!data.may_file)
    return (
      <div className={classes.two}>
        <ReadSide card={data.card} side="front" />
        <ReadSide card={data.card} side="back" />
      </div>
    );
  const blank = card.front_image_url === '' && card.front.replaceAll(/<(?!img)[^>]*>|\s/g, '') === '';
  return (
    <form
      {...KEPT}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!deck || blank) return;
        const { front, back, front_image_url, back_image_url, tags, topic, filing, order, revision } = card;
        const where = deck.kind === 'pack' ? { pack: deck.id } : { collection: deck.id };
        save.mutate({
          ...{ front, back, front_image_url, back_image_url, tags, topic, filing, revision },
          ...(order === data.card.order ? {} : { order }),
          ...where,
          author: author ?? 0,
        });
      }}
    >
      <div className={classes.two}>
        {(['front', 'back'] as const).map((side) => (
          <div key={side}>
            {data.may_write ? (
              <>
                <LazyRichTextEditor
                  label={say({ id: `flashcards.decks.card.${side}` })}
                  html={data.card[side]}
                  tools="flashcard"
                  minRows={4}
                  onChange={(html) => change({ [side]: html })}
                />
                <CardPicture
                  side={side}
                  url={card[`${side}_image_url`]}
                  onChange={(url) => change({ [`${side}_image_url`]: url })}
                  onUpload={hold}
                />
              </>
            ) : (
              <ReadSide card={data.card} side={side} />
            )}
          </div>
        ))}
      </div>
      <div className={classes.filed}>
        <PackSelect decks={data.decks} value={card.deck_id} onChange={(id) => id !== null && change({ deck_id: id })} />
        {!data.proposal || data.proposal.state === 'published' ? (
          <NumberInput
            label={say({ id: 'flashcards.moderate.order' })}
            min={1}
            max={SUPPORTER_CARDS_MAX}
            allowDecimal={false}
            disabled={card.deck_id !== data.card.deck_id}
            value={card.order}
            onChange={(value) => change({ order: Number(value) || data.card.order })}
          />
        ) : null}
        {data.may_credit && (
          <AuthorField value={author} name={data.card.author?.name ?? ''} error={undefined} onChange={setAuthor} />
        )}
      </div>
      <TagsInput
        label={say({ id: 'flashcards.decks.tags' })}
        value={card.tags}
        data={deck?.tags ?? []}
        maxTags={TAGS_MAX}
        maxLength={TAG_MAX}
        splitChars={[',']}
        onChange={(tags) => change({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
      />
      <FilingFields topics={data.topics} value={card} onChange={change} />
      {save.error && (
        <ProblemNotice error={save.error} {...(save.error.code === 'cards-changed' ? { onRetry: onSaved } : {})} />
      )}
      <Group gap="sm">
        <Button type="submit" size="md" disabled={!deck || blank || holding} loading={save.isPending}>
          <FormattedMessage
            id={
              holding
                ? 'flashcards.decks.uploading'
                : data.own
                  ? 'flashcards.moderate.propose-again'
                  : 'flashcards.decks.save-card'
            }
          />
        </Button>
      </Group>
    </form>
  );
}
