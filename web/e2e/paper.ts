/** Runs in the page: controls that would be printed, and folds that would keep their content to themselves. */
export function unprintable(): string[] {
  const said = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}»`;
  const controls = [
    ...document.querySelectorAll(
      'button:not([data-print]), a.mantine-Button-root, select, input:not([type=checkbox], [type=radio])',
    ),
  ];
  const cut = [...document.querySelectorAll('main *')].filter(
    (element) => getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1,
  );
  const folds = [...document.querySelectorAll('details > :not(summary)')];
  return [
    ...cut.map((element) => `cut off: ${said(element)}`),
    ...controls
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1,
      )
      .map((element) => `control: ${said(element)}`),
    ...folds
      .filter(
        (element) =>
          element.getBoundingClientRect().height < 1 &&
          element.textContent?.trim() &&
          element.closest('[hidden]') === null &&
          getComputedStyle(element.parentElement!).display !== 'none',
      )
      .map((element) => `folded: ${said(element)}`),
  ];
}
