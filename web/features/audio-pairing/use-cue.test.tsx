/** @jest-environment jsdom */
import { messages } from '~/web/messages/testing/messages';
import { hearTones } from '~/web/ui/sound/testing/hear';
import { matched } from './testing/matches';

/** Sounds share one context of the browser, which their module keeps: here is a module of its own. */
const load = () => ({
  ...(require('@testing-library/react') as typeof import('@testing-library/react')),
  ...(require('react-intl') as typeof import('react-intl')),
  ...(require('./use-cue') as typeof import('./use-cue')),
});
let loaded!: ReturnType<typeof load>;
jest.isolateModules(() => (loaded = load()));

const beeps = hearTones();

// rules: 3.4.25
it('a match beeps once, however often its page is drawn', () => {
  const { renderHook, IntlProvider, useCue } = loaded;
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <IntlProvider locale="en" messages={messages.en}>
      {children}
    </IntlProvider>
  );
  const { rerender } = renderHook(() => useCue(matched()), { wrapper });
  expect(beeps).toHaveLength(4);
  rerender();
  expect(beeps).toHaveLength(4);
});
