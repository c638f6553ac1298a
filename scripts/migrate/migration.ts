import type { Diagnostic } from '../../lib/diagnostics/diagnostic';
import type { SidebarDeclaration } from '../../lib/content/navigation/navigation';

/** The generators whose content can be taken over; `markdown` is a folder of Markdown files without one. */
export const generators = ['docusaurus', 'starlight', 'nextra', 'vitepress', 'markdown'] as const;

export type Generator = (typeof generators)[number];

/** What a migration learns while it converts. */
export class MigrationNotes {
  readonly converted = new Map<string, number>();
  readonly left: Diagnostic[] = [];

  count(what: string, times = 1): void {
    this.converted.set(what, (this.converted.get(what) ?? 0) + times);
  }

  leave(diagnostic: Diagnostic): void {
    this.left.push(diagnostic);
  }
}

export type Sidebars = Readonly<Record<string, SidebarDeclaration>>;
