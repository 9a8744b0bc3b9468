import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stepInQuery, stepOf } from '~/domain/stations/wizard/steps';
import { isEdit, type StationAdapter, type ScreenData } from '../editor/editor-adapter';

/** The step in the address (spec 3 §2), and the address of every other. The focus goes to the heading of the one that is come to. */
export function useStep(adapter: StationAdapter, data: ScreenData, draftId: number | undefined) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const asked = search.get('step');
  const { step, unknown } = stepOf(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step, key]);
  const addressOf = (to: number): string =>
    isEdit(data)
      ? href(adapter.pages.edit, { base: adapter.base, slug: data.slug }, { step: stepInQuery(to) })
      : href(adapter.pages.create, { base: adapter.base }, { draft: draftId, step: stepInQuery(to) });
  return { step, unknown: unknown ? (asked ?? '') : null, heading, addressOf };
}
