import { closeToasts, showToast, shownToasts } from './toast';

const said = () => shownToasts().map(({ message }) => message);

afterEach(closeToasts);

describe('short messages', () => {
  it('cover the page once with the same words, the newest last', () => {
    showToast('Kept on this device.');
    const [first] = shownToasts();
    showToast('Saved.');
    showToast('Kept on this device.');
    expect(said()).toEqual(['Saved.', 'Kept on this device.']);
    // It is a new one, so that it is shown for its whole time.
    expect(shownToasts().at(-1)!.id).toBeGreaterThan(first!.id);
  });

  it('of another title or tone stand beside each other, three at most', () => {
    showToast('No.', { tone: 'failure' });
    showToast('No.');
    showToast('No.', { title: 'Asthma' });
    expect(shownToasts()).toHaveLength(3);
    showToast('Yes.');
    expect(said()).toEqual(['No.', 'No.', 'Yes.']);
  });
});
