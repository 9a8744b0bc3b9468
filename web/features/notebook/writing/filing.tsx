import { Anchor, Select, SegmentedControl, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { LANGUAGES } from '~/domain/accounts/contract';
import { FOCUSES, specialtyKey } from '~/domain/questions/specialties';
import { Part } from '~/web/drafts/editor/layout';
import { ColourPicker, IconPicker } from '~/web/drafts/editor/look-pickers';
import type { EditedPage, EditorPageData } from './pages';
import { TopicChoice } from './topic-choice';
import type { Writing } from './use-writing';
import layout from '~/web/ui/layout.module.css';
import classes from './writing.module.css';

interface Props {
  page: EditedPage;
  data: EditorPageData;
  writing: Writing;
}

/** The filing of the section, with its colour and icon. */
export function Filing({ page, data, writing }: Props) {
  const { sheet, set, saver, edited } = writing;
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const specialty = specialtyKey(data.page.specialty_id);
  // The language belongs to the section from its first save on.
  const settled = data.published !== null || saver.head !== null || edited;
  return (
    <>
      <Part title={<FormattedMessage id="notebook.write.filed" />}>
        {data.topics.length > 0 ? (
          <TopicChoice data={data} writing={writing} />
        ) : (
          <dl className={classes.filed}>
            {specialty && (
              <div>
                <dt>
                  <FormattedMessage id="notebook.write.specialty" />
                </dt>
                <dd>
                  <FormattedMessage id={`questions.specialty.${specialty}`} />
                </dd>
              </div>
            )}
            <div>
              <dt>
                <FormattedMessage id={`notebook.write.page.${page.kind}`} />
              </dt>
              <dd>
                <Anchor component={Link} to={data.page.url}>
                  {data.page.name}
                </Anchor>
              </dd>
            </div>
          </dl>
        )}
        <Text size="sm" fw={600} mb={4} id="written-in">
          <FormattedMessage id="notebook.write.language" />
        </Text>
        {settled ? (
          <Text size="sm" mb="md">
            <FormattedMessage id={`app.language.${data.language}`} />
          </Text>
        ) : (
          <SegmentedControl
            fullWidth
            mb="md"
            aria-labelledby="written-in"
            value={data.language}
            data={LANGUAGES.map((value) => ({ value, label: say({ id: `app.language.${value}` }) }))}
            onChange={(language) => void navigate(page.url({ language }), { replace: true })}
          />
        )}
        <Select
          label={say({ id: 'notebook.write.focus' })}
          allowDeselect={false}
          value={String(sheet.focus_id)}
          data={FOCUSES.map(({ id, key }) => ({ value: String(id), label: say({ id: `questions.focus.${key}` }) }))}
          onChange={(focus) => focus && set({ focus_id: Number(focus) })}
        />
      </Part>
      <Part title={<FormattedMessage id="notebook.write.look" />}>
        <div className={layout.form}>
          <ColourPicker value={sheet.section_colour} onChange={(section_colour) => set({ section_colour })} />
          <IconPicker value={sheet.section_icon} onChange={(section_icon) => set({ section_icon })} />
        </div>
      </Part>
    </>
  );
}
