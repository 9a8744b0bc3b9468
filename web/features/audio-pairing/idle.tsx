import { Button, Paper, Text, Title } from '@mantine/core';
import { IconArrowsShuffle, IconHeadset, IconMicrophone, IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchSnapshot, Reliability } from '~/domain/audio-pairing/contract';
import { pairingSearching } from '~/domain/audio-pairing/contract';
import { styleOf, type StationBase } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { useLive } from '~/web/live/use-live';
import { PartnerSpot } from '~/web/ui/art/spots-people';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { useAccountGate } from '~/web/ui/use-account-gate';
import { AdultsOnly } from './adults-only';
import { Blocked } from './blocked';
import { prepareCue } from './cue';
import { Notice } from './notice';
import classes from './pairing.module.css';
import { asSearch, firstWishes, PreferencesForm } from './preferences-form';
import { usePairingAction } from './use-match';

interface Props {
  base: StationBase;
  /** Null for somebody without an account, who is led to one. */
  me: number | null;
  match?: MatchSnapshot;
  reliability?: Reliability;
  blocked?: { id: number; name: string }[];
  onUnblocked?: () => void;
}

/** Before the search: the one button, and with whom. */
export function Idle({ base, me, match, reliability, blocked = [], onUnblocked }: Props) {
  const intl = useIntl();
  const gate = useAccountGate();
  const { language } = useSession();
  // Those of the last search, though of the style of this page.
  const before = match?.preferences;
  const [wishes, setWishes] = useState(() =>
    before ? { ...before, style: before.style === null ? null : styleOf(base) } : firstWishes(base, language),
  );
  const search = usePairingAction('search', me ?? 0, base);
  const { snapshot: everyone } = useLive(pairingSearching, 'everyone', { enabled: me !== null });
  const count = everyone?.searching_count ?? match?.searching_count;

  return (
    <div className={classes.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'audio-pairing.title' })}
        lead={<FormattedMessage id="audio-pairing.lead" />}
      />
      {match?.notice && <Notice notice={match.notice} searching={false} />}
      <div className={classes.columns}>
        <Paper component="section" withBorder className={classes.card} aria-labelledby="find">
          <Title order={2} id="find">
            <FormattedMessage id="audio-pairing.find.title" />
          </Title>
          <PreferencesForm base={base} wishes={wishes} onChange={setWishes} />
          {search.error?.code === 'adults-only' ? (
            <AdultsOnly
              busy={search.isPending}
              onConfirm={() => search.mutate({ ...asSearch(wishes), confirm_adult: true })}
            />
          ) : (
            search.error && <ProblemNotice error={search.error} />
          )}
          <Button
            fz="md"
            h={56}
            fullWidth
            leftSection={<IconHeadset size={22} aria-hidden />}
            loading={search.isPending}
            onClick={gate(() => {
              prepareCue();
              search.mutate(asSearch(wishes));
            })}
          >
            <FormattedMessage id="audio-pairing.find" />
          </Button>
          {count !== undefined && (
            <Text size="sm" c="dimmed" role="status">
              <FormattedMessage id="audio-pairing.others-searching" values={{ count }} />
            </Text>
          )}
        </Paper>
        <section aria-labelledby="how">
          <PartnerSpot size={112} />
          <Title order={2} id="how" mb="sm">
            <FormattedMessage id="audio-pairing.how" />
          </Title>
          <ul className={classes.steps}>
            <li>
              <IconArrowsShuffle size={22} aria-hidden />
              <FormattedMessage id="audio-pairing.how.match" />
            </li>
            <li>
              <IconMicrophone size={22} aria-hidden />
              <FormattedMessage id="audio-pairing.how.talk" />
            </li>
            <li>
              <IconStethoscope size={22} aria-hidden />
              <FormattedMessage id="audio-pairing.how.practise" />
            </li>
          </ul>
          {reliability && reliability.of > 0 && (
            <Text size="sm" mt="lg">
              <FormattedMessage id="audio-pairing.reliability.own" values={{ ...reliability }} />
            </Text>
          )}
          {blocked.length > 0 && <Blocked base={base} people={blocked} onUnblocked={onUnblocked} />}
        </section>
      </div>
    </div>
  );
}
