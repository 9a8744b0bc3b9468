import { SegmentedControl, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChevronDown, IconCircleX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { href, type PageData } from '~/domain/kit/contract';
import { importPreview } from '~/domain/questions/exchange/contract';
import { Pages } from '~/web/ui/pages';
import { RichText } from '~/web/ui/rich-text';
import { SectionHeading } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './items.module.css';

type Items = PageData<typeof importPreview>['items'];

function Item({ item }: { item: Items['items'][number] }) {
  const { formatMessage: say } = useIntl();
  const { number, line, title, refusal, about, notes, question_text, answers } = item;
  return (
    <details className={classes.item}>
      <summary>
        <span className={text.dimmedFigures}>{number}</span>
        <span className={classes.itemTitle}>{title || say({ id: 'questions.import.untitled' })}</span>
        <span className={classes.line}>
          {line > 0 && <FormattedMessage id="questions.import.line" values={{ line }} />}{' '}
          <IconChevronDown className={classes.chevron} size={16} aria-hidden />
        </span>
        {refusal && (
          <span className={classes.why} data-kind="refusal">
            <IconCircleX size={16} aria-hidden />
            <span>
              <FormattedMessage id={`questions.import.refusal.${refusal}`} values={{ about }} />
            </span>
          </span>
        )}
        {(refusal ? [] : notes).map((note) => (
          <span key={note} className={classes.why} data-kind="note">
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              <FormattedMessage id={`questions.import.note.${note}`} />
            </span>
          </span>
        ))}
      </summary>
      <div className={classes.body}>
        {question_text === '' && answers.length === 0 && (
          <Text c="dimmed" size="sm">
            <FormattedMessage id="questions.import.unread" />
          </Text>
        )}
        <RichText html={question_text} />
        {answers.length > 0 && (
          <ol>
            {answers.map((answer, index) => (
              <li key={index} data-right={answer.answer_correct || undefined}>
                {answer.answer_label && `${answer.answer_label}: `}
                {answer.answer_text}
                {answer.answer_correct && <IconCheck size={16} aria-label={say({ id: 'questions.import.right' })} />}
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

interface Props {
  importId: number;
  items: Items;
  refused: number;
  show: 'all' | 'refused';
  stale: boolean;
  onShow: (show: 'all' | 'refused') => void;
}

/** Everything that was read; what cannot be taken comes first, each with its line and its reason. */
export function ItemList({ importId, items, refused, show, stale, onShow }: Props) {
  const { formatMessage: say } = useIntl();
  if (items.count === 0 && show === 'all') return null;
  return (
    <section aria-label={say({ id: 'questions.import.items' })}>
      <div className={classes.listHead}>
        <SectionHeading>
          <FormattedMessage id="questions.import.items" />
        </SectionHeading>
        {refused > 0 && (
          <SegmentedControl
            aria-label={say({ id: 'questions.import.show' })}
            classNames={{ label: layout.segment }}
            value={show}
            data={[
              { value: 'all', label: say({ id: 'questions.import.show.all' }) },
              { value: 'refused', label: say({ id: 'questions.import.show.refused' }, { refused }) },
            ]}
            onChange={(chosen) => onShow(chosen === 'refused' ? 'refused' : 'all')}
          />
        )}
      </div>
      <ul className={lists.inPanel} data-stale={stale || undefined}>
        {items.items.map((item) => (
          <li key={item.number}>
            <Item item={item} />
          </li>
        ))}
      </ul>
      <Pages
        of={items}
        to={(page) =>
          href(importPreview, { import_id: importId }, { page, show: show === 'refused' ? show : undefined })
        }
        label={say({ id: 'questions.import.pages' })}
        mt="md"
        classNames={{ control: text.smallFigure }}
      />
    </section>
  );
}
