import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';

/** Deeper than anybody reads; each level makes the markup of all below it longer. */
const deepest = 100;

/** Refuses a text whose lists, quotes and elements are nested too deeply to be compiled and rendered. */
export function remarkCheckDepth() {
  return (tree: Root, file: VFile): void => {
    let level: Nodes[] = [tree];
    for (let depth = 0; level.length > 0; depth += 1) {
      const [first] = level;
      if (first && depth > deepest)
        file.fail(
          `Lists, quotes or elements are nested more than ${deepest} levels deep here. Write them with fewer levels.`,
          first,
          'site:depth',
        );
      level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
    }
  };
}
