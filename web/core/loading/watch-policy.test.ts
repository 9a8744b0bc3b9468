import { chunkPositions, plainMessage } from './error-facts';
import { PolicyViolation } from './watch-policy';

const violation = (facts: Partial<SecurityPolicyViolationEvent>) =>
  new PolicyViolation({
    effectiveDirective: '',
    disposition: 'enforce',
    sample: '',
    sourceFile: '',
    lineNumber: 0,
    columnNumber: 0,
    ...facts,
  } as SecurityPolicyViolationEvent);

describe('what a report says of a violation', () => {
  it('is the directive, the sink and the place, without what was assigned', () => {
    const error = violation({
      effectiveDirective: 'require-trusted-types-for',
      sample: 'Element innerHTML|<p>Mr Jones has chest pain',
      documentURI: 'https://wardmates.example/group-study/?pin=123456789',
      sourceFile: 'https://wardmates.example/assets/run-page-1a2b.js',
      lineNumber: 12,
      columnNumber: 345,
    });
    expect([error.name, plainMessage(error)]).toEqual([
      'PolicyViolation',
      'require-trusted-types-for Element innerHTML refused',
    ]);
    expect(chunkPositions(error.stack!)).toEqual(['run-page-1a2b.js:12:345']);
  });

  it('is nothing of an address', () => {
    const error = violation({
      effectiveDirective: 'img-src',
      disposition: 'report',
      blockedURI: 'https://elsewhere.example/Jones.png',
      sample: '',
    });
    expect(plainMessage(error)).toBe('img-src reported');
    expect(chunkPositions(error.stack!)).toEqual([]);
  });
});
