/** The uses of one component that is still to be written. */
interface Uses {
  count: number;
  readonly first: string;
}

/** Components of the old site that pages use and that have no counterpart here. */
export class Placeholders {
  readonly #uses = new Map<string, Uses>();

  add(name: string, place: string): void {
    const known = this.#uses.get(name);
    if (known) known.count += 1;
    else this.#uses.set(name, { count: 1, first: place });
  }

  /** The most used first. */
  get uses(): readonly (readonly [name: string, uses: Readonly<Uses>])[] {
    return [...this.#uses].sort(([, one], [, other]) => other.count - one.count);
  }

  /** What `components.tsx` registers so that a site with these pages builds. */
  print(): string {
    const bases = new Set(this.uses.map(([name]) => name.split('.')[0] ?? name));
    const entries = [...bases].sort().map((base) => {
      const own = this.uses.filter(([name]) => name === base || name.startsWith(`${base}.`));
      const count = own.reduce((sum, [, uses]) => sum + uses.count, 0);
      const members = own.flatMap(([name]) => (name === base ? [] : name.split('.')[1]));
      const placeholder =
        members.length === 0
          ? 'Placeholder'
          : `Object.assign(({ children }: Content) => children, { ${members.map((member) => `${member}: Placeholder`).join(', ')} })`;
      return `  // ${count} ${count === 1 ? 'use' : 'uses'}, the first in ${own[0]?.[1].first ?? ''}\n  ${base}: ${placeholder},`;
    });
    return `import type { ReactNode } from 'react';

interface Content {
  readonly children?: ReactNode;
}

/** Shows what is between the tags of a component of the old site, until the component is written. */
const Placeholder = ({ children }: Content) => children;

export default {
${entries.join('\n')}
};
`;
  }
}
