import { createElement } from 'react';
import type { HeadTag } from '@/lib/publish/metadata';

/** The tags of a page's head; React puts them into the head, and removes them with the page. */
export const headElements = (tags: readonly HeadTag[]) =>
  tags.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }));
