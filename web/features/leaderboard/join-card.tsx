import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { aliasFlaw, tidyAlias } from '~/domain/leaderboard/alias';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { AliasField } from './alias-field';
import layout from '~/web/ui/layout.module.css';
import classes from './leaderboard.module.css';
import type { Leaderboard } from './use-leaderboard';

const RULES = ['points', 'alias', 'who', 'leave'] as const;

/** What one agrees to, and under which name. */
export function JoinCard({ state, suggested }: { state: Leaderboard; suggested: string }) {
  // The first suggestion stays, although each answer brings another one.
  const [alias, setAlias] = useState(suggested);
  return (
    <Section id="join" title={<FormattedMessage id="leaderboard.join" />} className={layout.card}>
      <p className={layout.flush}>
        <FormattedMessage id="leaderboard.join.about" />
      </p>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>
            <FormattedMessage id={`leaderboard.rule.${rule}`} />
          </li>
        ))}
      </ul>
      <form
        className={layout.form}
        onSubmit={(event) => {
          event.preventDefault();
          state.join.mutate({ alias });
        }}
      >
        <AliasField value={alias} onChange={setAlias} />
        <div>
          <Button
            type="submit"
            size="md"
            loading={state.join.isPending}
            disabled={aliasFlaw(tidyAlias(alias)) !== null}
          >
            <FormattedMessage id="leaderboard.join.submit" />
          </Button>
        </div>
        {state.join.error && <ProblemNotice error={state.join.error} />}
      </form>
    </Section>
  );
}
