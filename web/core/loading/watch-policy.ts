import { reportError } from './report-error';

/** Something that the content security policy of the page refused, or only reports. Says nothing of contents and addresses. */
export class PolicyViolation extends Error {
  override name = 'PolicyViolation';

  constructor({
    effectiveDirective,
    disposition,
    sample,
    sourceFile,
    lineNumber,
    columnNumber,
  }: SecurityPolicyViolationEvent) {
    // A sample is `Element innerHTML|` and the first letters of what was assigned.
    const [, sink = ''] = /^([A-Za-z ]{1,60})\|/.exec(sample) ?? [];
    super([effectiveDirective, sink, disposition === 'report' ? 'reported' : 'refused'].filter(Boolean).join(' '));
    this.stack = `${sourceFile}:${lineNumber}:${columnNumber}`;
  }
}

/**
 * Reports violations as errors of the browser, which are limited and counted. A report by the browser itself (`report-uri`)
 * would name the page's address, which may hold a PIN, and what people wrote.
 */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => reportError(new PolicyViolation(event)));
}
