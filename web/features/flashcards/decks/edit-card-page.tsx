import { Button, Group, Skeleton, TagsInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { editCard } from '~/domain/flashcards/single-card/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { KEPT } from '~/web/core/loading/typed';
import { useAction, usePage } from '~/web/live/client';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { Notice } from '~/web/ui/notice';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import texts from '~/web/ui/text.module.css';
import classes from './decks.module.css';
import { CardConflict } from './editor/card-conflict';
import { CardPicture } from './editor/card-picture';
import { useHold } from './editor/use-hold';

type Data = PageData<typeof editCard>;

/** One card; saving leads back to where one came from, within our site (spec 2 §2). */
export function EditCardPage() {
  const { formatMessage: say } = useIntl();
  const { card_id = '' } = useParams();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = query.get('next') ?? '';
  const { data, error, refetch } = usePage(
    editCard,
    { params: { card_id }, query: { next } },
    { gcTime: 0, staleTime: Infinity },
  );
  const title = say({ id: 'flashcards.decks.edit-card' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader title={title} lead={data?.deck.deck_name} />
      {data ? (
        <CardForm
          key={data.card.id}
          data={data}
          cardId={card_id}
          reload={refetch}
          next={next}
          onSaved={(_, next_url) => void navigate(next_url)}
          cancel={
            <Button component={Link} to={data.next_url} size="md" variant="default">
              <FormattedMessage id="app.cancel" />
            </Button>
          }
        />
      ) : (
        <Skeleton height={360} aria-busy />
      )}
    </div>
  );
}

/** The form of a card with its pictures and tags. If somebody else saved it meanwhile, one chooses. */
export function CardForm({
  data,
  cardId,
  next = '',
  reload,
  onSaved,
  onTyped,
  cancel,
}: {
  data: Data;
  cardId: string | number;
  next?: string;
  reload: () => Promise<{ data: Data | undefined }>;
  onSaved: (card: Data['card'], next_url: string) => void;
  /** Something is there that is not saved. */
  onTyped?: () => void;
  cancel: ReactNode;
}) {
  const { formatMessage: say } = useIntl();
  const { holding, hold } = useHold();
  const [card, setCard] = useState(data.card);
  const [theirs, setTheirs] = useState<Data['card'] | null>(null);
  const [epoch, setEpoch] = useState(0);
  const change = (part: Partial<typeof card>) => {
    setCard((before) => ({ ...before, ...part }));
    onTyped?.();
  };
  const save = useAction(
    editCard,
    'submit',
    { params: { card_id: cardId }, query: { next } },
    {
      onSuccess: ({ next_url }) => onSaved(card, next_url),
      onError: async (error) => {
        if (error.code !== 'cards-changed') return;
        const there = await reload();
        if (there.data) setTheirs(there.data.card);
      },
    },
  );
  const send = () =>
    save.mutate({
      front: card.front,
      back: card.back,
      front_image_url: card.front_image_url,
      back_image_url: card.back_image_url,
      tags: card.tags,
      revision: card.revision,
      next,
    });
  return (
    <form
      {...KEPT}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {theirs && (
        <CardConflict
          mine={card}
          theirs={theirs}
          onChoose={(choice) => {
            if (choice === 'mine') change({ revision: theirs.revision });
            else {
              setCard(theirs);
              setEpoch((before) => before + 1);
            }
            setTheirs(null);
            save.reset();
          }}
        />
      )}
      {card.cloze && (
        <Notice tone="plain">
          <FormattedMessage
            id="flashcards.cloze.single"
            values={{
              deck: (words) => (
                <Link to={href(editDeck, { deck_id: data.deck.id })} className={texts.link}>
                  {words}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
      <CardSides epoch={epoch} card={card} onChange={change} onUpload={hold} />
      <TagsInput
        label={say({ id: 'flashcards.decks.tags' })}
        value={card.tags}
        maxTags={TAGS_MAX}
        maxLength={TAG_MAX}
        splitChars={[',']}
        onChange={(tags) => change({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
      />
      {save.error && !theirs && <ProblemNotice error={save.error} />}
      <Group gap="sm">
        <Button type="submit" size="md" loading={save.isPending} disabled={holding || theirs !== null}>
          <FormattedMessage id={holding ? 'flashcards.decks.uploading' : 'flashcards.decks.save-card'} />
        </Button>
        {cancel}
      </Group>
    </form>
  );
}

function CardSides({
  epoch,
  card,
  onChange,
  onUpload,
}: {
  /** The editors begin anew with another text when it grows. */
  epoch: number;
  card: Data['card'];
  onChange: (part: Partial<Data['card']>) => void;
  onUpload: ReturnType<typeof useHold>['hold'];
}) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={classes.two}>
      {(['front', 'back'] as const).map((side) => (
        <div key={side}>
          <LazyRichTextEditor
            key={epoch}
            label={say({ id: `flashcards.decks.card.${side}` })}
            html={card[side]}
            tools="flashcard"
            minRows={4}
            onChange={(html) => onChange({ [side]: html })}
          />
          <CardPicture
            side={side}
            url={card[`${side}_image_url`]}
            onChange={(url) => onChange({ [`${side}_image_url`]: url })}
            onUpload={onUpload}
          />
        </div>
      ))}
    </div>
  );
}
