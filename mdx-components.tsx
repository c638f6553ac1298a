import type { MDXComponents } from 'mdx/types';
import { Admonition, AdmonitionTitle } from '@/components/mdx/admonition/admonition';
import { ApiSignature } from '@/components/mdx/api-signature/api-signature';
import { Badge } from '@/components/mdx/badge/badge';
import { Card, CardGrid } from '@/components/mdx/card/card';
import { CodeBlock } from '@/components/mdx/code-block/code-block';
import { Details } from '@/components/mdx/details/details';
import { Figure } from '@/components/mdx/figure/figure';
import { H2, H3, H4, H5, H6 } from '@/components/mdx/heading/heading';
import { LiveCode } from '@/components/mdx/live-code/live-code';
import { PropTable } from '@/components/mdx/prop-table/prop-table';
import { Steps } from '@/components/mdx/steps/steps';
import { TabItem, Tabs } from '@/components/mdx/tabs/tabs';
import { Table } from '@/components/mdx/table/table';

/** Everything a page may use, first what Markdown becomes, then what a writer names. */
export const mdxComponents = {
  /** Headings, each with a link to it. */
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  /** A table that scrolls sideways instead of widening the page. */
  table: Table,

  /** A boxed remark; written `:::tip[Title]`. */
  Admonition,
  /** The title of a boxed remark; written in its brackets. */
  AdmonitionTitle,
  /** How an export is declared; put below the heading that names it. */
  ApiSignature,
  /** A word or two about the text beside it. */
  Badge,
  /** One way to go on from an index page. */
  Card,
  /** Cards side by side. */
  CardGrid,
  /** Code with a copy button; written as a fence. */
  CodeBlock,
  /** Text that opens when the reader requests it. */
  Details,
  /** A drawing with words for those who cannot see it. */
  Figure,
  /** A sample that a reader can change and see run; written as a fence with `live`. */
  LiveCode,
  /** The options of a component or a function. */
  PropTable,
  /** A numbered list as a sequence of steps. */
  Steps,
  /** Several versions of one passage, one shown at a time. */
  Tabs,
  /** One of those versions. */
  TabItem,
} satisfies MDXComponents;

/** Called by `@next/mdx` for pages in `app/`; pages of `content/` receive the map directly. */
export function useMDXComponents(): MDXComponents {
  return mdxComponents;
}
