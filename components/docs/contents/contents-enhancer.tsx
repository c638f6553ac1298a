'use client';

import { useEffect } from 'react';
import { attachContents } from './attach-contents';

interface ContentsEnhancerProps {
  /** Changes whenever the article does, such as a hash of its markup. */
  readonly version: string;
}

/** Lets the page's contents, the element with `data-contents`, follow the reader. Draws nothing itself. */
export function ContentsEnhancer({ version }: ContentsEnhancerProps) {
  useEffect(() => attachContents(document), [version]);
  return null;
}
