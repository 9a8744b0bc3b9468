/** What fills the message of a notification. Older ones lack some values; a thing may have no name, or one that is not told. */
export const notificationValues = (values: Record<string, string>): Record<string, string> => ({
  name: '',
  station: '',
  reason: '',
  named: values.thing ? 'yes' : 'no',
  said: values.reason ? 'yes' : 'no',
  ...values,
});
