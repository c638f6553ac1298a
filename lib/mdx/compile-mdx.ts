import { compile } from '@mdx-js/mdx';
import { serialize } from 'next-mdx-remote/serialize';
import { VFile } from 'vfile';
import { splitMessage, type TextDiagnostic } from '../config/diagnostics/diagnostic';
import { emptyFindings, mdxPipeline, type Findings, type PipelineOptions } from './pipeline';
import { mdxErrorOf } from './mdx-error';
import type { ResolveLink } from './plugins/rehype-links';

export interface CompiledMdx extends Readonly<Findings> {
  /** Body of the function that lib/mdx/render-page.ts runs. */
  readonly compiledSource: string;
  /** Probable mistakes that a plugin rendered nevertheless. */
  readonly warnings: readonly TextDiagnostic[];
}

/** Compiles a page's text to the body of a function, and notes what the text holds. Throws MdxError with the line. */
export async function compileMdx(
  body: string,
  options: PipelineOptions,
  resolve?: ResolveLink,
): Promise<CompiledMdx> {
  const findings = emptyFindings();
  const plugins = mdxPipeline(options, findings, resolve);
  try {
    // A file shares its list of messages with the copy that next-mdx-remote makes of it.
    const file = new VFile(body);
    // `remarkCheckCode` reports code in braces with its line.
    const limits = { blockJS: false, blockDangerousJS: false };
    const { compiledSource } = await serialize(file, { mdxOptions: plugins, ...limits }, true);
    const warnings = file.messages.map(({ reason, line }) => ({ line, ...splitMessage(reason) }));
    return { ...findings, compiledSource, warnings };
  } catch (error) {
    // next-mdx-remote words an error without its place, so the text is compiled once more for that.
    throw await compile(body, plugins).then(() => mdxErrorOf(error), mdxErrorOf);
  }
}
