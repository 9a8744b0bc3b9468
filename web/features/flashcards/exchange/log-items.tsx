import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { importLog, type Outcome, OUTCOMES } from '~/domain/flashcards/exchange/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { Pages } from '~/web/ui/pages';
import { SectionHeading } from '~/web/ui/section-heading';
import lists from '~/web/ui/list.module.css';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './exchange.module.css';

type Items = PageData<typeof importLog>['items'];
interface Props {
  importId: number;
  items: Items;
  show: 'all' | Outcome;
  stale: boolean;
}

function Item({ item: { title, deck, outcome, reason, notes } }: { item: Items['items'][number] }) {
  return (
    <div className={lists.record}>
      <span className={lists.name}>{title}</span>
      <span className={text.dimmed}>{deck}</span>
      {outcome && (
        <span className={text.dimmed}>
          <FormattedMessage id={`flashcards.exchange.card.${outcome}`} />
        </span>
      )}
      {reason !== '' && (
        <span className={classes.why} data-kind={outcome}>
          <FormattedMessage id={`flashcards.exchange.reason.${reason}`} />
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className={classes.why}>
          <FormattedMessage id={`flashcards.exchange.note.${note}`} />
        </span>
      ))}
    </div>
  );
}

/** What became of each card of the file, all of them or those of one outcome. */
export function LogItems({ importId, items, show, stale }: Props) {
  const { formatMessage: say } = useIntl();
  const [, setSearch] = useSearchParams();
  if (items.count === 0 && show === 'all') return null;
  const choices = ['all', ...OUTCOMES] as const;
  return (
    <section>
      <SectionHeading>
        <FormattedMessage id="flashcards.exchange.log" />
      </SectionHeading>
      <NativeSelect
        mb="sm"
        size="md"
        label={say({ id: 'flashcards.exchange.show' })}
        value={show}
        data={choices.map((value) => ({
          value,
          label: say({ id: value === 'all' ? 'flashcards.exchange.show.all' : `flashcards.exchange.outcome.${value}` }),
        }))}
        onChange={({ currentTarget: { value } }) =>
          setSearch(value === 'all' ? {} : { show: value }, { replace: true })
        }
      />
      <ul className={lists.inPanel} data-stale={stale || undefined}>
        {items.items.map((item) => (
          <li key={item.number}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      <Pages
        of={items}
        to={(page) => href(importLog, { import_id: importId }, { page, show: show === 'all' ? undefined : show })}
        label={say({ id: 'flashcards.exchange.pages' })}
        mt="md"
        className={layout.toolbarClose}
      />
    </section>
  );
}
