import { FormattedMessage } from 'react-intl';
import { WithMantine } from '~/web/ui/mantine';
import { ConsentTicks } from '../consent/consent-ticks';
import { TrainingFields } from '../training/training-fields';
import { useField } from './field';
import { InstitutionsField } from './institutions-field';
import type { Registration } from './use-registration';

/** Step 3: country and training, and what has to be agreed to. */
export function TrainingStep({ form }: { form: Registration }) {
  const { error } = useField(form);
  return (
    <WithMantine>
      <TrainingFields
        values={form.values}
        change={form.change}
        error={error}
        needed={<FormattedMessage id="accounts.register.training-needed" />}
        institutions={
          <InstitutionsField
            value={form.values.institutions}
            error={error('institutions')}
            onChange={(institutions) => form.change({ institutions })}
          />
        }
      />
      <ConsentTicks values={form.values} onChange={form.change} error={error} />
    </WithMantine>
  );
}
