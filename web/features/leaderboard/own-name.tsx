import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { aliasFlaw, tidyAlias } from '~/domain/leaderboard/alias';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { AliasField } from './alias-field';
import layout from '~/web/ui/layout.module.css';
import classes from './leaderboard.module.css';
import type { Leaderboard } from './use-leaderboard';

/** One's own name, and the way out. */
export function OwnName({ state, alias }: { state: Leaderboard; alias: string }) {
  const [typed, setTyped] = useState(alias);
  const { rename, leave } = state;
  return (
    <Section id="own-name" title={<FormattedMessage id="leaderboard.settings" />} className={layout.card}>
      <form
        className={layout.form}
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ alias: typed });
        }}
      >
        <AliasField
          value={typed}
          onChange={(value) => {
            setTyped(value);
            rename.reset();
          }}
        />
        <Group>
          <Button
            type="submit"
            variant="default"
            loading={rename.isPending}
            disabled={tidyAlias(typed) === alias || aliasFlaw(tidyAlias(typed)) !== null}
          >
            <FormattedMessage id="leaderboard.rename" />
          </Button>
          <ConfirmButton
            loading={leave.isPending}
            question={<FormattedMessage id="leaderboard.leave.question" />}
            consequence={<FormattedMessage id="leaderboard.leave.consequence" />}
            confirm={<FormattedMessage id="leaderboard.leave" />}
            onConfirm={() => leave.mutate({})}
          >
            <FormattedMessage id="leaderboard.leave" />
          </ConfirmButton>
        </Group>
        <p className={classes.about} role="status">
          {rename.isSuccess && <FormattedMessage id="leaderboard.renamed" />}
        </p>
        {(rename.error ?? leave.error) && <ProblemNotice error={(rename.error ?? leave.error)!} />}
      </form>
    </Section>
  );
}
