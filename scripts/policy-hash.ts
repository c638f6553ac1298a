import { createHash } from 'node:crypto';

/** Returns the source expression by which a content security policy allows an inline text. https://www.w3.org/TR/CSP3/ */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
