import { NativeSelect, Textarea } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { CaseSnapshot } from '~/domain/moderation/decisions/contract';
import { KEY_FIELD } from '~/domain/moderation/decisions/correctable';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import layout from '~/web/ui/layout.module.css';

export type Corrections = Readonly<Record<string, string>>;

interface Props {
  target: CaseSnapshot['target'];
  texts: Corrections;
  onChange: (field: string, text: string) => void;
}

/** The texts of a thing, to be corrected. */
export function Correct({ target, texts, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const options = target.lines.filter(({ field }) => field !== '');
  const key = options.filter(({ correct }) => correct);
  return (
    <div className={layout.form} lang={target.language || undefined}>
      {target.html.map(({ part, field, title, html }) => (
        <LazyRichTextEditor
          key={field}
          tools="notebook"
          label={[say({ id: `moderation.part.${part}` }), title].filter((word) => word !== '').join(': ')}
          html={html}
          showsHtml
          onChange={(text) => onChange(field, text)}
        />
      ))}
      {options.map(({ field, text }, index) => (
        <Textarea
          key={field}
          autosize
          label={say({ id: 'moderation.change.option' }, { number: index + 1 })}
          value={texts[field] ?? text}
          onChange={(event) => onChange(field, event.currentTarget.value)}
        />
      ))}
      {key.length === 1 && options.length > 1 && (
        <NativeSelect
          label={say({ id: 'moderation.change.key' })}
          value={texts[KEY_FIELD] ?? key[0]!.field}
          data={options.map(({ field, text }) => ({ value: field, label: texts[field] ?? text }))}
          onChange={(event) => onChange(KEY_FIELD, event.currentTarget.value)}
        />
      )}
    </div>
  );
}
