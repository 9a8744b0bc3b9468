import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemError } from '~/web/live/problem-error';
import { useProblemMessage } from '~/web/ui/problem';
import classes from './editor.module.css';
import { showToast } from '~/web/ui/toast';

interface Props {
  /** Whose template it is, for who does not see where this stands. */
  of: string;
  templates: readonly { key: string; name: string }[];
  /** Fetches the one that is chosen and puts it in its place. */
  onImport: (key: string) => Promise<void>;
}

/** A template to choose and to import. Nothing happens while none is chosen (spec 3 §5), nor twice at once. */
export function TemplateImport({ of, templates, onImport }: Props) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const [chosen, choose] = useState('');
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);

  const press = async () => {
    if (chosen === '' || locked.current) return;
    locked.current = true;
    setBusy(true);
    try {
      await onImport(chosen);
    } catch (error) {
      showToast(problemMessage(error instanceof ProblemError ? error : ProblemError.offline()), { tone: 'failure' });
    }
    locked.current = false;
    setBusy(false);
  };

  return (
    <div className={classes.import}>
      <NativeSelect
        className={classes.choose}
        aria-label={say({ id: 'stations.editor.template.choose' }, { of })}
        data={[
          { value: '', label: say({ id: 'stations.editor.template.none' }) },
          ...templates.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={busy}
        aria-label={say({ id: 'stations.editor.template.import-of' }, { of })}
        onClick={() => void press()}
      >
        <FormattedMessage id="stations.editor.template.import" />
      </Button>
    </div>
  );
}
