import { nameUuid } from './name-uuid';

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

describe('the UUID of a name', () => {
  it('is that of RFC 9562, appendix A.4', () =>
    expect(nameUuid(DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2'));

  it('differs by name and by namespace', () => {
    expect(nameUuid(DNS, 'a')).not.toBe(nameUuid(DNS, 'b'));
    expect(nameUuid(nameUuid(DNS, 'a'), 'a')).not.toBe(nameUuid(DNS, 'a'));
  });
});
