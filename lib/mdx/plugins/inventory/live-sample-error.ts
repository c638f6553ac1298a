import { parse } from 'acorn';
import { transform } from 'sucrase';

/** A fence that readers can change and run. */
interface LiveSample {
  readonly code: string;
  readonly noInline: boolean;
  /** Line of the fence. */
  readonly line: number;
}

interface Located {
  readonly message: string;
  readonly loc?: { readonly line: number };
}

/** What react-live compiles: statements as they are, or one expression behind a `return`. */
const sourceOf = ({ code, noInline }: LiveSample) => (noInline ? code : `(${code.trim().replace(/;$/, '')})`);

/**
 * What keeps a live sample from compiling, in the compiler's words, and its line on the page; undefined for one that
 * compiles. The steps are those of the frame that runs it.
 */
export function liveSampleError(sample: LiveSample): { name: string; line: number } | undefined {
  try {
    const { code } = transform(sourceOf(sample), { transforms: ['jsx', 'typescript'], production: true });
    parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return undefined;
  } catch (error) {
    const { message, loc } = error as Located;
    const name = message
      .replace(/^Error transforming [^:]*: |^Error transforming: /, '')
      .replace(/ \(\d+:\d+\)$/, '');
    const skipped = sample.noInline ? 0 : /^\s*/.exec(sample.code)![0].split('\n').length - 1;
    return { name, line: sample.line + skipped + (loc?.line ?? 1) };
  }
}
