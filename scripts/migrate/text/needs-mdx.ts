import { codeFinder } from '../code-ranges';

/**
 * Whether a text needs MDX: it imports, or has components on lines of their own.
 * @param isPlain takes only components that end and imports of components for MDX, because the text may be CommonMark.
 */
export function needsMdx(text: string, isPlain: boolean): boolean {
  const isCode = codeFinder(text);
  const found = (marks: RegExp) => [...text.matchAll(marks)].filter(({ index }) => !isCode(index));
  if (isPlain)
    return (
      found(/^import\s+[\w{*][^\n]*from\s+['"][^\n]*['"]/gm).length > 0 ||
      found(/^[^\S\n]*<([A-Z][\w.]*)(?:\s[^>]*)?>/gm).some(
        ([tag, name]) => tag.endsWith('/>') || text.includes(`</${name}>`),
      )
    );
  const marks = /^(?:import\s+[\w{*'"]|export\s+(?:const|default|function)\s|[^\S\n]*\{\/\*)/gm;
  // An attribute in braces, and a part in MDX.
  const isMdx = found(/<\w[\w-]*\s[^<>]*?\w=\{/g).length > 0 || /^`{3,}mdx-code-block/m.test(text);
  return isMdx || found(marks).length > 0 || hasComponents(text);
}

/** Whether a text has elements that are called as components are. */
export function hasComponents(text: string): boolean {
  const isCode = codeFinder(text);
  return [...text.matchAll(/<\/?[A-Z][\w.]*[\s/>]/g)].some(({ index }) => !isCode(index));
}
