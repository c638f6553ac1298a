'use client';

import { useEffect } from 'react';
import { enhanceContents } from './enhance-contents';

interface ContentsEnhancerProps {
  /** Changes whenever the article does, such as a hash of its markup. */
  readonly version: string;
}

/** Lets the page's contents, the element with `data-contents`, follow the reader. Draws nothing itself. */
export function ContentsEnhancer({ version }: ContentsEnhancerProps) {
  useEffect(() => enhanceContents(document), [version]);
  return null;
}
