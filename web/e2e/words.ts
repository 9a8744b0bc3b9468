import { createIntl } from 'react-intl';
import type { Language } from '../../domain/accounts/contract';
import { messages } from '../messages/messages';

type Values = Record<string, string | number>;

/** What the product says in a language, by the key in `web/messages`: tests name what people see without writing it a second time. */
export function wordsOf(language: Language): (id: string, values?: Values) => string {
  const intl = createIntl({ locale: language, messages: messages[language] });
  return (id, values) => {
    if (!(id in messages[language])) throw new Error(`There is no message "${id}" in ${language}`);
    return intl.formatMessage({ id }, values);
  };
}

export const en = wordsOf('en');
export const es = wordsOf('es');
