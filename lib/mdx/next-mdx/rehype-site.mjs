import { tsImport } from 'tsx/esm/api';

// See remark-site.mjs.
const { rehypeSite } = await tsImport('./site-pipeline.ts', import.meta.url);
export default rehypeSite;
