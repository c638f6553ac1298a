import { tsImport } from 'tsx/esm/api';

// Turbopack's loader imports plugins of `@next/mdx` by path in plain Node, which does not read the TypeScript of the pipeline.
const plugins = await tsImport('./site-pipeline.ts', import.meta.url);
export const { rehypeSite } = plugins;
export default plugins.remarkSite;
