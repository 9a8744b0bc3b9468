import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { useRows } from './use-rows';

interface Props {
  removed: ReturnType<typeof useRows>['removed'];
  /** The key of its words, which are given the `text` of the row. */
  words: 'questions.write.answers.put-back' | 'stations.editor.put-back';
}

/** Puts the row removed last back in its place. */
export function PutBack({ removed, words }: Props) {
  if (!removed) return null;
  return (
    <Button variant="subtle" onClick={removed.putBack}>
      <FormattedMessage id={words} values={{ text: removed.text }} />
    </Button>
  );
}
