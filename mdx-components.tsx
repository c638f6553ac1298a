import type { MDXComponents } from 'mdx/types';
import type { ElementType, JSX } from 'react';
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
import type { ComponentName } from '@/lib/mdx/plugins/component-props';

/** Everything a page may use, first what Markdown becomes, then what a writer names. */
export const mdxComponents = {
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  table: Table,

  Admonition,
  AdmonitionTitle,
  ApiSignature,
  Badge,
  Card,
  CardGrid,
  CodeBlock,
  Details,
  Figure,
  LiveCode,
  PropTable,
  Steps,
  Tabs,
  TabItem,
} satisfies Partial<Record<keyof JSX.IntrinsicElements, ElementType>> & Record<ComponentName, ElementType>;

/** Called by `@next/mdx` for pages in `app/`; pages of `content/` receive the map directly. */
export const useMDXComponents = (): MDXComponents => mdxComponents;
