import { IconCards, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { draftCard } from '~/domain/flashcards/drafting/contract';
import type { Input, Output } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { Busy, Button, IconButton } from '~/web/ui/button';
import { Hint } from '~/web/ui/hint';
import { OnDemand } from '~/web/ui/on-demand';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './draft-card.module.css';
import { useDraft } from './use-draft';

export type DraftInput = Input<typeof draftCard>;

export interface Props {
  source: DraftInput;
  /** What of several the button is for, said to screen readers and in the hint. Only an icon is shown then. */
  compactFor?: string;
  /** Whether there is a card of it already, as far as the page knows. Only of one of several. */
  made?: boolean | undefined;
}

/** One press makes a card of one's own. Nothing for who has no account. */
export function DraftCard(props: Props) {
  const { person } = useSession();
  if (!person || person.guest) return null;
  return props.compactFor === undefined ? (
    <WholeButton source={props.source} />
  ) : (
    <CompactButton source={props.source} about={props.compactFor} before={props.made} />
  );
}

function WholeButton({ source }: { source: DraftInput }) {
  const { formatMessage: say } = useIntl();
  const draft = useDraft();
  return (
    <div className={`no-print ${classes.draft}`}>
      {draft.data ? (
        <CardMade card={draft.data} />
      ) : (
        <div className={classes.acts}>
          <Button
            variant="default"
            before={<IconCards size={20} aria-hidden />}
            loading={draft.isPending}
            onClick={() => draft.mutate(source)}
          >
            <FormattedMessage id="flashcards.draft" />
          </Button>
          <OnDemand
            load={loadDecks}
            given={{ onChoose: (deck_id: number) => draft.mutate({ ...source, deck_id }) }}
            button={
              <IconButton
                variant="default"
                disabled={draft.isPending}
                aria-label={say({ id: 'flashcards.draft.deck.choose' })}
              >
                <IconChevronDown size={18} aria-hidden />
              </IconButton>
            }
          />
        </div>
      )}
      {draft.error && <ProblemNotice error={draft.error} />}
    </div>
  );
}

interface CardMadeProps {
  card: Pick<Output<typeof draftCard>, 'existed' | 'deck_name' | 'deck_url'>;
}

/** In place of the button: in which deck the card is, and the way there. */
export function CardMade({ card: { existed, deck_name, deck_url } }: CardMadeProps) {
  return (
    <p className={classes.made} role="status">
      <IconCheck size={20} aria-hidden className={classes.sign} />
      <span>
        <FormattedMessage
          id={existed ? 'flashcards.draft.existed' : 'flashcards.draft.made'}
          values={{ deck: deck_name }}
        />{' '}
        <Link to={deck_url} className={classes.open}>
          <FormattedMessage id="flashcards.draft.open" />
        </Link>
      </span>
    </p>
  );
}

const loadDecks = async () => (await import('./deck-menu')).DeckMenu;

function CompactButton({
  source,
  about,
  before = false,
}: {
  source: DraftInput;
  about: string;
  before: boolean | undefined;
}) {
  const { formatMessage: say } = useIntl();
  const draft = useDraft({ toasts: true });
  const made = before || draft.data !== undefined;
  const label = say({ id: made ? 'flashcards.draft.made.for' : 'flashcards.draft.for' }, { about });
  return (
    <Hint label={say({ id: made ? 'flashcards.draft.made.short' : 'flashcards.draft' })}>
      <IconButton
        className={`no-print ${classes.compact}`}
        disabled={draft.isPending}
        aria-busy={draft.isPending || undefined}
        aria-label={label}
        data-made={made || undefined}
        onClick={() => draft.mutate(source)}
      >
        {draft.isPending ? <Busy /> : made ? <IconCheck size={20} aria-hidden /> : <IconCards size={20} aria-hidden />}
      </IconButton>
    </Hint>
  );
}
