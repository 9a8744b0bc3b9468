import { Chip, MultiSelect, Switch } from '@mantine/core';
import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PACKS, type PackKey } from '~/domain/questions/authoring/packs';
import { showing } from '~/web/ui/showing';
import { useNames } from '../names';
import { AuthorField } from '~/web/parts/writing/author-field';
import type { Sheet } from './sheet';
import type { FieldErrors } from './use-field-errors';
import layout from '~/web/ui/layout.module.css';
import classes from './write.module.css';

interface Props {
  sheet: Sheet;
  errors: FieldErrors;
  customAuthorName: string;
  set: (change: Partial<Sheet>) => void;
}

/** What editors decide: packs with their tags, premium and who is credited for it, and whether a vote is asked for (spec 1 §3, §6). */
export const EditorFields = memo(
  function EditorFields({ sheet, errors, customAuthorName, set }: Props) {
    const { formatMessage: say } = useIntl();
    const names = useNames();
    const chosen = PACKS.filter(({ key }) => sheet.packs.includes(key));
    return (
      <div className={layout.formShrink}>
        <MultiSelect
          label={say({ id: 'questions.write.field.packs' })}
          placeholder={sheet.packs.length === 0 ? say({ id: 'questions.write.none' }) : undefined}
          data={PACKS.map(({ key }) => ({ value: key, label: names.pack(key) }))}
          value={sheet.packs}
          error={errors.of('packs')}
          hidePickedOptions
          comboboxProps={{ shadow: 'md' }}
          onChange={(packs) => set({ packs: packs as PackKey[] })}
        />
        {chosen.map(({ key, groups }) =>
          groups.map((group) => (
            <Tags
              key={`${key}.${group.key}`}
              pack={names.pack(key)}
              group={names.tagGroup(group.key)}
              error={errors.of(`admin_tags.${key}`)}
            >
              <Chip.Group
                multiple
                value={sheet.admin_tags[key] ?? []}
                onChange={(tags) => set({ admin_tags: { ...sheet.admin_tags, [key]: tags } })}
              >
                <div className={layout.toolbar}>
                  {group.tags.map((tag) => (
                    <Chip key={tag} value={tag} size="md" variant="outline">
                      {names.tag(tag)}
                    </Chip>
                  ))}
                </div>
              </Chip.Group>
            </Tags>
          )),
        )}
        <Switch
          label={say({ id: 'questions.write.field.premium' })}
          description={say({ id: 'questions.write.premium.about' })}
          checked={sheet.premium}
          onChange={(event) => set({ premium: event.currentTarget.checked })}
        />
        {sheet.premium && (
          <AuthorField
            value={sheet.custom_author}
            name={customAuthorName}
            error={errors.of('custom_author')}
            onChange={(custom_author) => set({ custom_author })}
          />
        )}
        <Switch
          label={say({ id: 'questions.write.field.moderate' })}
          description={say({ id: 'questions.write.moderate.about' })}
          checked={sheet.moderate}
          onChange={(event) => set({ moderate: event.currentTarget.checked })}
        />
      </div>
    );
  },
  showing<Sheet>('packs', 'admin_tags', 'premium', 'custom_author', 'moderate'),
);

function Tags({
  pack,
  group,
  error,
  children,
}: {
  pack: string;
  group: string;
  error: string | undefined;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.tagsName}>
        <FormattedMessage id="questions.write.tags" values={{ pack, group }} />
      </p>
      {children}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
}
