import { createIntl } from 'react-intl';
import type { Language } from '~/domain/accounts/contract';
import { messages } from '../messages/testing/messages';

export type Say = (id: string, values?: Record<string, string | number>) => string;

/** What the product says in a language, by the key in `web/messages`: tests name what people see without writing it a second time. */
function wordsOf(language: Language): Say {
  const intl = createIntl({ locale: language, messages: messages[language] });
  return (id, values) => {
    if (!(id in messages[language])) throw new Error(`There is no message "${id}" in ${language}`);
    return intl.formatMessage({ id }, values);
  };
}

export const en = wordsOf('en');
export const es = wordsOf('es');
