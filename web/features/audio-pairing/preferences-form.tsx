import { SegmentedControl, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES, type Language } from '~/domain/accounts/contract';
import type { Preferences } from '~/domain/audio-pairing/contract';
import { styleOf, type StationBase } from '~/domain/stations/styles';
import classes from './pairing.module.css';

export const firstWishes = (base: StationBase, language: Language): Preferences => ({
  style: styleOf(base),
  stage: 'near',
  language,
});

/** As the search takes it: `any` if nothing is asked for. */
export const asSearch = ({ style, stage, language }: Preferences) => ({
  style: style ?? ('any' as const),
  stage,
  language: language ?? ('any' as const),
});

interface Props {
  base: StationBase;
  wishes: Preferences;
  onChange: (wishes: Preferences) => void;
}

/** With whom one would like to practise. Each wish gives way as one waits. */
export function PreferencesForm({ base, wishes, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <Stack gap="md">
      <Wish label={say({ id: 'audio-pairing.wish.style' })}>
        <SegmentedControl
          {...SHAPE}
          aria-label={say({ id: 'audio-pairing.wish.style' })}
          value={wishes.style === null ? 'any' : 'this'}
          onChange={(value) => onChange({ ...wishes, style: value === 'any' ? null : styleOf(base) })}
          data={[
            { value: 'this', label: say({ id: `app.style.${base}` }) },
            { value: 'any', label: say({ id: 'audio-pairing.wish.style.any' }) },
          ]}
        />
      </Wish>
      <Wish label={say({ id: 'audio-pairing.wish.stage' })}>
        <SegmentedControl
          {...SHAPE}
          aria-label={say({ id: 'audio-pairing.wish.stage' })}
          value={wishes.stage}
          onChange={(stage) => onChange({ ...wishes, stage: stage === 'any' ? 'any' : 'near' })}
          data={[
            { value: 'near', label: say({ id: 'audio-pairing.wish.stage.near' }) },
            { value: 'any', label: say({ id: 'audio-pairing.wish.stage.any' }) },
          ]}
        />
      </Wish>
      <Wish label={say({ id: 'audio-pairing.wish.language' })}>
        <SegmentedControl
          {...SHAPE}
          aria-label={say({ id: 'audio-pairing.wish.language' })}
          value={wishes.language ?? 'any'}
          onChange={(value) =>
            onChange({ ...wishes, language: LANGUAGES.find((language) => language === value) ?? null })
          }
          data={[
            ...LANGUAGES.map((language) => ({ value: language, label: say({ id: `app.language.${language}` }) })),
            { value: 'any', label: say({ id: 'audio-pairing.wish.language.any' }) },
          ]}
        />
      </Wish>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="audio-pairing.wish.widens" />
      </Text>
    </Stack>
  );
}

const SHAPE = { fullWidth: true, size: 'md', classNames: { label: classes.choice } } as const;

function Wish({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <Text fw={600} size="sm" mb={4} aria-hidden>
        {label}
      </Text>
      {children}
    </div>
  );
}
