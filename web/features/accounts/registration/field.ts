import { useIntl } from 'react-intl';
import type { Field } from './form';
import type { Registration } from './use-registration';

type TextField = { [F in Field]: Registration['values'][F] extends string ? F : never }[Field];

/** What every input of the form shares: its name, value and message. */
export function useField(form: Registration) {
  const intl = useIntl();
  const error = (field: Field): string | null => {
    const key = form.messageOf(field);
    if (!key) return null;
    return key in intl.messages ? intl.formatMessage({ id: key }) : key;
  };
  const text = (field: TextField) => ({
    name: field,
    'data-field': field,
    value: form.values[field],
    error: error(field),
    onChange: (event: { currentTarget: { value: string } }) => form.change({ [field]: event.currentTarget.value }),
  });
  return { error, text };
}
