import { createIntl } from 'react-intl';
import { LANGUAGES } from '~/domain/accounts/contract';
import { messages } from '../messages/testing/messages';
import { ProblemError } from '../live/problem-error';
import { problemMessage } from './problem';

const said = (language: (typeof LANGUAGES)[number], error: Error) =>
  problemMessage(createIntl({ locale: language, messages: messages[language] }), error);

describe('the message of a refusal', () => {
  it.each(LANGUAGES)('is the message of the code, never the detail that the server sends (%s)', (language) => {
    const known = ProblemError.from({ type: '/problems/group-full', status: 409, detail: 'For clients.' });
    expect(said(language, known)).toBe(messages[language]['problem.group-full']);
    const unknown = ProblemError.from({ type: '/problems/of-a-later-release', status: 409, detail: 'For clients.' });
    expect(said(language, unknown)).toBe(messages[language]['problem.status.409']);
    expect(said(language, ProblemError.from({ status: 500, detail: 'For clients.' }))).toBe(
      messages[language]['problem.unknown'],
    );
  });
});
