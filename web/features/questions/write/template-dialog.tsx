import { Alert, Badge, Button, Group, Modal, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionTemplate } from '~/domain/questions/authoring/contract';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { RichText } from '~/web/ui/rich-text';
import text from '~/web/ui/text.module.css';
import classes from './template-dialog.module.css';
import { htmlOf, type TemplateRefusal } from './template';

interface Props {
  opened: boolean;
  templates: readonly QuestionTemplate[];
  /** Whether something is written that an import would take the place of. */
  overwrites: boolean;
  /** @returns why it cannot be imported, or null once it is */
  onImport: (template: QuestionTemplate | undefined) => TemplateRefusal | null;
  /** Why it could not be: what an import of it would answer now. */
  refusalOf: (template: QuestionTemplate | undefined) => TemplateRefusal | null;
  onClose: () => void;
}

/** Templates by category, each with a look at what it brings (spec 1 §2, §3, §5). */
export function TemplateDialog({ opened, templates, overwrites, onImport, refusalOf, onClose }: Props) {
  const { formatMessage: say } = useIntl();
  const categories = [...new Set(templates.map(({ category }) => category))];
  const [category, setCategory] = useState('');
  const [key, setKey] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<TemplateRefusal | null>(null);
  const [asking, ask] = useState(false);
  const shown = templates.filter((template) => category === '' || template.category === category);
  const chosen = shown.find((template) => template.key === key);

  const close = () => {
    setRefusal(null);
    ask(false);
    onClose();
  };
  const bring = () => {
    ask(false);
    const refused = onImport(chosen);
    setRefusal(refused);
    if (refused === null) close();
  };
  const press = () => {
    const refused = refusalOf(chosen);
    if (refused !== null) setRefusal(refused);
    else if (overwrites) ask(true);
    else bring();
  };

  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        size={880}
        title={<FormattedMessage id="questions.write.template.title" />}
      >
        {templates.length === 0 ? (
          <Text c="dimmed">
            <FormattedMessage id="questions.write.template.empty" />
          </Text>
        ) : (
          <div className={classes.columns}>
            <div className={classes.list}>
              <NativeSelect
                label={say({ id: 'questions.write.template.category' })}
                data={[{ value: '', label: say({ id: 'questions.write.template.all' }) }, ...categories]}
                value={category}
                onChange={(event) => setCategory(event.currentTarget.value)}
              />
              <TemplateList
                templates={shown}
                chosen={chosen}
                onChoose={(template) => {
                  setKey(template.key);
                  setRefusal(null);
                }}
              />
            </div>
            <div className={classes.preview} aria-live="polite">
              {chosen ? (
                <Preview template={chosen} />
              ) : (
                <Text c="dimmed">
                  <FormattedMessage id="questions.write.template.none-chosen" />
                </Text>
              )}
            </div>
          </div>
        )}
        {refusal && (
          <Alert color="red" variant="light" role="alert" mt="md">
            <FormattedMessage
              id="questions.write.template.error"
              values={{ reason: say({ id: `questions.write.template.error.${refusal}` }) }}
            />
          </Alert>
        )}
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={close}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button onClick={press}>
            <FormattedMessage id="questions.write.template.import" />
          </Button>
        </Group>
      </Modal>
      <ConfirmDialog
        opened={asking}
        title={<FormattedMessage id="questions.write.template.overwrite" />}
        confirm={<FormattedMessage id="questions.write.template.overwrite.confirm" />}
        onConfirm={bring}
        onClose={() => ask(false)}
      >
        <FormattedMessage id="questions.write.template.overwrite.body" />
      </ConfirmDialog>
    </>
  );
}

function Preview({ template }: { template: QuestionTemplate }) {
  return (
    <>
      <Badge variant="light" tt="none" mb={8}>
        <FormattedMessage
          id={template.free_text_format ? 'questions.write.type.free-text' : 'questions.write.type.multiple-choice'}
        />
      </Badge>
      <RichText html={htmlOf(template.question_text_template)} />
      {template.answers.length > 0 && (
        <ol className={classes.answers}>
          {template.answers.map(({ label }, index) => (
            <li key={`${index}.${label}`}>
              {label || (
                <FormattedMessage
                  id={template.free_text_format ? 'questions.write.box' : 'questions.write.option'}
                  values={{ number: index + 1 }}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {template.explanation_text_template.length > 0 && (
        <>
          <p className={classes.part}>
            <FormattedMessage id="questions.write.field.explanation_text" />
          </p>
          <RichText html={htmlOf(template.explanation_text_template)} />
        </>
      )}
      {template.further_reading_text_template && (
        <>
          <p className={classes.part}>
            <FormattedMessage id="questions.write.field.further_reading" />
          </p>
          <Text size="sm">{template.further_reading_text_template}</Text>
        </>
      )}
    </>
  );
}

function TemplateList({
  templates,
  chosen,
  onChoose,
}: {
  templates: readonly QuestionTemplate[];
  chosen: QuestionTemplate | undefined;
  onChoose: (template: QuestionTemplate) => void;
}) {
  const { formatMessage: say } = useIntl();
  return (
    <div role="radiogroup" aria-label={say({ id: 'questions.write.template.list' })} className={classes.templates}>
      {templates.map((template) => (
        <label key={template.key} className={classes.template} data-chosen={template.key === chosen?.key || undefined}>
          <input
            type="radio"
            name="template"
            className={classes.input}
            checked={template.key === chosen?.key}
            onChange={() => onChoose(template)}
          />
          <span>
            <span className={text.strongLine}>{template.name}</span>
            <span className={classes.about}>{template.category}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
