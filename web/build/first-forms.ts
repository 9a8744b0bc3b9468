export interface FirstForm {
  /** Where it is sent; to the address of the page if it says none. */
  action?: string;
  method?: 'get';
  /** The key of the label of each field, and its attributes. */
  fields: readonly { label: string; attributes: string }[];
  /** The key of what the button says. */
  button: string;
}

const PIN_FORM: FirstForm = {
  method: 'get',
  action: '/join/',
  fields: [
    {
      label: 'app.pin.label',
      attributes:
        'name="pin" inputmode="numeric" autocomplete="off" placeholder="000 000 000" pattern="(\\D*\\d){9}\\D*" required',
    },
  ],
  button: 'group-practice.join.continue',
};

/** By the paths of pages. `first-forms.test.ts` compares them with the contracts. */
export const FORMS: Readonly<Record<string, readonly FirstForm[]>> = {
  '/': [PIN_FORM, { action: '/api/trial/quiz/', fields: [], button: 'app.try.ten' }],
  '/join/': [PIN_FORM],
  '/join/:pin/': [
    {
      fields: [
        {
          label: 'group-practice.join.name',
          attributes: 'name="name" autocomplete="nickname" maxlength="40" required',
        },
      ],
      button: 'group-practice.join.as-guest',
    },
  ],
  '/login/': [
    {
      fields: [
        {
          label: 'accounts.login.username',
          attributes: 'name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required',
        },
        {
          label: 'accounts.login.password',
          attributes: 'name="password" type="password" autocomplete="current-password" required',
        },
      ],
      button: 'accounts.login.submit',
    },
  ],
};

/** Stands for the address of the page, which only the gateway knows. */
const HERE = '__HERE__';

const formOf = ({ action, method, fields, button }: FirstForm, words: (id: string) => string): string =>
  [
    `<form method="${method ?? 'post'}"${action ? ` action="${action}"` : ''}>`,
    ...fields.map(({ label, attributes }) => `<label>${words(label)}<input ${attributes}></label>`),
    `<button>${words(button)}</button></form>`,
  ].join('');

/** The language, and the way to sign in. */
const waysOn = (path: string, other: string, name: string, signIn: string): string =>
  `<form method="post" action="/i18n/setlang/">${path === '/login/' ? '' : `<a class="way" href="/login/">${signIn}</a>`}` +
  `<input type="hidden" name="language" value="${other}"><input type="hidden" name="next" value="${HERE}">` +
  `<button class="way" lang="${other}">${name}</button></form>`;

/**
 * The forms that a visitor may use before any script has run, or without one: joining by PIN, ten questions, signing in, and the
 * language. The HTML of each page, by its path and its language.
 *
 * @param said a message in every language, without signs of HTML
 */
export function firstForms(said: (id: string) => Record<string, string>): Record<string, Record<string, string>> {
  const others = { en: 'es', es: 'en' };
  return Object.fromEntries(
    Object.entries(FORMS).map(([path, forms]) => [
      path,
      Object.fromEntries(
        Object.entries(others).map(([language, other]) => [
          language,
          forms.map((form) => formOf(form, (id) => said(id)[language]!)).join('') +
            waysOn(path, other, said(`app.language.${other}`)[language]!, said('app.sign-in')[language]!),
        ]),
      ),
    ]),
  );
}

/** Codes of problems that name the time to wait: nothing counts it down without a script. */
const WAITS = ['too-many', 'work-needed'];

/**
 * What a form was refused for, by the code of the problem.
 *
 * @param words of one language
 */
export const firstRefusals = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(words).flatMap(([id, text]) =>
      id.startsWith('problem.') && !/[{<]/.test(text) ? [[id.slice('problem.'.length), text]] : [],
    ),
    ...WAITS.map((code) => [code, words['app.first.wait']]),
  ]);
