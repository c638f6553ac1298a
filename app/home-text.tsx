import { exampleCode, pastedRows } from '@/components/home/sample';
import { CodeBlock } from '@/components/mdx/code-block/code-block';
import { highlightHtml } from '@/components/playground/editor/highlight-lines';
import { readEnvironment } from '@/lib/config/environment';
import type { Site } from '@/lib/config/site';
import { readMeasuredFigures, toolkitVersion } from '@/lib/config/toolkit';

/** The text of the home page, without its live example. */
export function homeText({ tagline, url, rootPath }: Site) {
  const command = `npm install ${url}${rootPath}/packages/eidos-${toolkitVersion()}.tgz`;
  return {
    tagline,
    install: <CodeBlock html={command} label="Install the package" language="sh" />,
    rows: <CodeBlock html={pastedRows} label="Rows to paste" title="Rows to paste" />,
    example: (
      <CodeBlock
        html={highlightHtml(exampleCode, 'zod')}
        label="reservation-screen.tsx"
        language="tsx"
        title="reservation-screen.tsx"
      />
    ),
    figures: readMeasuredFigures(readEnvironment().contentFolder),
  };
}
