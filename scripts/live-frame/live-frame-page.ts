import { policyHash } from '../finish-export/content-security-policy';

/**
 * The policy of the frame's page: it may load its one script, run code that the script evaluates, and use data that
 * needs no host. The network is closed to samples by this and by the page around the frame, whose own policy keeps
 * the frame from being sent elsewhere.
 */
const policyFor = (script: string) =>
  [
    `default-src 'none'`,
    `script-src ${policyHash(script)} 'unsafe-eval'`,
    `style-src 'unsafe-inline'`,
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    // These have no default to fall back to. A handler gets the submitted form all the same.
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');

/**
 * Returns the HTML of the page that runs samples, with its script and styles inside. A sandboxed page has no origin to
 * name in a policy and caches no file: each sample would load a separate script again, and any host could pose as it.
 *
 * @param script A classic script in which esbuild has escaped every end tag.
 */
export function liveFramePage(script: string, styles: string): string {
  // Within a script this would begin a comment that hides the end tag.
  const safeScript = script.replaceAll('<!--', '\\x3C!--');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(safeScript)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Result</title>
<style>${styles}</style>
</head>
<body><script>${safeScript}</script></body>
</html>
`;
}

export const frameFolder = 'public/live-frame';

/** The folder that the build of the pages reads; `components/mdx/live-code/live-frame-files.ts` names the same folder. */
export const buildFolder = '.cache/live-frame';
