import { Anchor, Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import type { Output } from '~/domain/kit/contract';
import { type ProblemError, runAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { SUPPORTER_ADDRESS } from '~/web/ui/supporter-address';

interface Props {
  deckId: number | null;
  /** As HTML. */
  front: string;
  onSuggest: (back: string) => void;
}

type Suggestion = Output<typeof editDeck.actions.suggest_flashcard_back>;

/** Asks for what could stand on the back. Who is no supporter is led to where one becomes one (spec 2 §6). */
export function SuggestBack({ deckId, front, onSuggest }: Props) {
  const navigate = useNavigate();
  const suggest = useMutation<Suggestion, ProblemError>({
    mutationFn: () =>
      deckId === null
        ? runAction(createDeck, 'suggest_flashcard_back', {}, { front })
        : runAction(editDeck, 'suggest_flashcard_back', { params: { deck_id: deckId } }, { front }),
    onSuccess: ({ suggestion }) => onSuggest(suggestion),
    onError: ({ code }) => {
      if (code === 'suggestions-for-supporters') void navigate(SUPPORTER_ADDRESS);
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        h={44}
        w="fit-content"
        leftSection={<IconSparkles size={18} aria-hidden />}
        loading={suggest.isPending}
        onClick={() => suggest.mutate()}
      >
        <FormattedMessage id="flashcards.suggest" />
      </Button>
      {suggest.error && suggest.error.code !== 'suggestions-for-supporters' && <ProblemNotice error={suggest.error} />}
      {suggest.error?.code === 'nothing-known' && suggest.error.nextUrl && (
        <Anchor component={Link} to={suggest.error.nextUrl} target="_blank">
          <FormattedMessage id="flashcards.suggest.notebook" />
        </Anchor>
      )}
    </>
  );
}
