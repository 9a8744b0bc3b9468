import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { REASON_MAX, REASON_MIN } from '~/domain/moderation/decisions/contract';
import type { OwnSanction } from '~/domain/moderation/sanctions/contract';
import type { ProblemError } from '~/web/live/problem-error';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from '../cases/cases.module.css';
import { SanctionLine } from './sanction-line';

interface Asking {
  send: (asked: { sanction_id: number; words: string }) => void;
  pending: boolean;
  error: ProblemError | null;
}

const mayAsk = ({ kind, in_force, lifted, asked }: OwnSanction): boolean =>
  asked === '' && lifted === null && (in_force || kind === 'warn');

/** What was decided about oneself, with the way to another moderator. */
export function OwnSanctions({ sanctions, asking }: { sanctions: OwnSanction[]; asking: Asking }) {
  if (sanctions.length === 0)
    return (
      <p className={text.dimmedText}>
        <FormattedMessage id="sanctions.none" />
      </p>
    );
  return (
    <ol className={`${lists.ofEntries} ${layout.narrow}`}>
      {sanctions.map((sanction) => (
        <li key={sanction.id} className={classes.act}>
          <SanctionLine sanction={sanction} />
          {mayAsk(sanction) && <Ask id={sanction.id} asking={asking} />}
        </li>
      ))}
    </ol>
  );
}

function Ask({ id, asking }: { id: number; asking: Asking }) {
  const { formatMessage: say } = useIntl();
  const [words, setWords] = useState('');
  return (
    <form
      className={layout.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        asking.send({ sanction_id: id, words });
      }}
    >
      <Textarea
        label={say({ id: 'sanctions.ask' })}
        description={say({ id: 'sanctions.ask.hint' })}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {asking.error && <ProblemNotice error={asking.error} />}
      <Group>
        <Button type="submit" loading={asking.pending} disabled={words.trim().length < REASON_MIN}>
          <FormattedMessage id="sanctions.send" />
        </Button>
      </Group>
    </form>
  );
}
