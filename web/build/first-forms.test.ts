import { GUEST_NAME_MAX } from '~/domain/accounts/contract';
import { contracts } from '~/domain/rooms';
import { firstForms, firstRefusals, FORMS } from './first-forms';

test.each(Object.entries(FORMS).flatMap(([page, forms]) => forms.map((form) => [page, form] as const)))(
  'the form of %s sends what its address takes',
  (page, { action = page, method = 'post', fields }) => {
    const found = contracts.find((one) => 'path' in one && one.path === action)!;
    const names = fields.map(({ attributes }) => /name="(\w+)"/.exec(attributes)![1]!);
    if (!('path' in found)) throw new Error('no address');
    if (method === 'post') expect(found.plainForm).toBe(true);
    const takes = found.kind === 'call' ? found.input : method === 'get' ? found.query : found.actions.submit!.input;
    expect(Object.keys((takes as { shape?: object }).shape!)).toEqual(expect.arrayContaining(names));
    const longest = fields.flatMap(({ attributes }) => /maxlength="(\d+)"/.exec(attributes)?.[1] ?? []);
    expect(longest).toEqual(names.includes('name') ? [String(GUEST_NAME_MAX)] : []);
  },
);

test('the HTML of a page has its forms, the language and the way to sign in', () => {
  const html = firstForms((id) => ({ en: id, es: `es ${id}` }));
  expect(html['/join/:pin/']!.es).toBe(
    '<form method="post"><label>es group-practice.join.name<input name="name" autocomplete="nickname" maxlength="40" required></label>' +
      '<button>es group-practice.join.as-guest</button></form>' +
      '<form method="post" action="/i18n/setlang/"><a class="way" href="/login/">es app.sign-in</a>' +
      '<input type="hidden" name="language" value="en"><input type="hidden" name="next" value="__HERE__">' +
      '<button class="way" lang="en">es app.language.en</button></form>',
  );
  expect(html['/login/']!.en).not.toContain('href="/login/"');
});

test('refusals without values are said as they are, and those that name a time to wait in words of their own', () => {
  expect(
    firstRefusals({
      'problem.name-required': 'Enter a name.',
      'problem.too-many': 'Wait {seconds} seconds.',
      'problem.too-large': 'At most {limit}.',
      'app.first.wait': 'Wait some minutes.',
      'app.other': 'Other',
    }),
  ).toEqual({
    'name-required': 'Enter a name.',
    'too-many': 'Wait some minutes.',
    'work-needed': 'Wait some minutes.',
  });
});
