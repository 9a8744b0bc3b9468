import { Button, Group, Modal, Text } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useLinger } from '~/web/ui/use-linger';
import type { Moves } from './use-moves';

/** A question whose explanation is being looked after asks for a vote before the next one (spec 1 §4, §6). Gone at once, for the keys belong to the next question then. */
export function VotePrompt({ moves }: { moves: Moves }) {
  const there = useLinger(moves.voteAsked);
  if (!there) return null;
  return (
    <Modal
      opened={moves.voteAsked}
      onClose={moves.stay}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      title={<FormattedMessage id="quizzes.question.vote.label" />}
    >
      <Text>
        <FormattedMessage id="quizzes.run.vote.about" />
      </Text>
      <Group mt="lg" gap="sm" grow preventGrowOverflow={false}>
        <Button
          variant="default"
          data-autofocus
          leftSection={<IconThumbUp size={20} aria-hidden />}
          onClick={() => moves.vote(1)}
        >
          <FormattedMessage id="quizzes.run.vote.up" />
        </Button>
        <Button variant="default" leftSection={<IconThumbDown size={20} aria-hidden />} onClick={() => moves.vote(-1)}>
          <FormattedMessage id="quizzes.run.vote.down" />
        </Button>
      </Group>
      <Group mt="sm" justify="center">
        <Button variant="subtle" color="gray" onClick={moves.stay}>
          <FormattedMessage id="quizzes.run.vote.stay" />
        </Button>
      </Group>
    </Modal>
  );
}
