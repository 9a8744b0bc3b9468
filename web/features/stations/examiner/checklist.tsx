import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import text from '~/web/ui/text.module.css';
import { useStable } from '~/web/ui/use-stable';
import classes from './checklist.module.css';
import type { ChecklistData } from '~/domain/stations/checklist-contract';

interface Props {
  sections: ChecklistData['sections'];
  ticked: ReadonlySet<number>;
  /** Of items that somebody else ticked, by their id. */
  authors: ReadonlyMap<number, string>;
  onToggle: (id: number) => void;
}

/** The checklist; the whole row is the box's target. */
export function Checklist({ sections, ticked, authors, onToggle }: Props) {
  const toggle = useStable(onToggle);
  return sections.map((section) => {
    const done = section.items.filter((item) => ticked.has(item.id)).length;
    return (
      <fieldset key={section.id} className={classes.section}>
        <legend className={classes.legend}>
          <span>{section.title}</span>
          <span className={text.dimmedCount} aria-hidden>
            <FormattedMessage id="stations.checklist.count" values={{ ticked: done, total: section.items.length }} />
          </span>
        </legend>
        {section.items.map((item) => (
          <Row
            key={item.id}
            item={item}
            ticked={ticked.has(item.id)}
            author={ticked.has(item.id) ? authors.get(item.id) : undefined}
            onToggle={toggle}
          />
        ))}
      </fieldset>
    );
  });
}

interface RowProps {
  item: ChecklistData['sections'][number]['items'][number];
  ticked: boolean;
  author: string | undefined;
  onToggle: (id: number) => void;
}

/** A tick draws its own row anew, and no other. */
const Row = memo(function Row({ item, ticked, author, onToggle }: RowProps) {
  return (
    <label className={classes.row} data-ticked={ticked || undefined}>
      <input
        type="checkbox"
        name={`c-${item.id}`}
        className={classes.box}
        checked={ticked}
        onChange={() => onToggle(item.id)}
      />
      <span>
        {item.title}
        {author !== undefined && (
          <small className={classes.author}>
            <FormattedMessage id="stations.checklist.by" values={{ name: author }} />
          </small>
        )}
      </span>
    </label>
  );
});
