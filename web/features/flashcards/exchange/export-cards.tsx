import { Button, Checkbox, Text } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { href } from '~/domain/kit/contract';
import { SectionHeading } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';

/** Downloads of one deck of one's own, or of all of them (0): an Anki package or CSV. Who takes all leaves with their progress. */
export function ExportCards({ deck, cards }: { deck: number; cards: number }) {
  const [history, setHistory] = useState(deck === 0);
  if (cards === 0) return null;
  const address = (format: 'apkg' | 'csv') =>
    href({ path: EXPORT_FILE_PATH }, {}, { deck, format, history: format === 'apkg' && history ? 'true' : undefined });
  return (
    <section className={`no-print ${classes.download}`}>
      <SectionHeading>
        <FormattedMessage id={deck === 0 ? 'flashcards.exchange.export.all' : 'flashcards.exchange.export'} />
      </SectionHeading>
      <Text>
        <FormattedMessage id="flashcards.exchange.export.about" values={{ cards }} />
      </Text>
      <Checkbox
        size="md"
        checked={history}
        onChange={(event) => setHistory(event.currentTarget.checked)}
        label={<FormattedMessage id="flashcards.exchange.export.history" />}
        description={<FormattedMessage id="flashcards.exchange.export.history.about" />}
      />
      <div className={layout.toolbarStacked}>
        {(['apkg', 'csv'] as const).map((format) => (
          <Button
            key={format}
            component="a"
            href={address(format)}
            download
            h={48}
            variant="default"
            leftSection={<IconFileDownload size={18} aria-hidden />}
          >
            <FormattedMessage id={`flashcards.exchange.export.${format}`} />
          </Button>
        ))}
      </div>
    </section>
  );
}
