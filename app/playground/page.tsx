import { readLiveFrameFiles } from '@/components/mdx/live-code/live-frame-files';
import { LazyPlayground } from '@/components/playground/lazy-playground';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage } from '../standalone-page';
import { playgroundText } from './playground-text';

const head = standaloneHeads.playground;

/** A schema and its screen, side by side. */
export default async function PlaygroundPage() {
  const files = readLiveFrameFiles();
  return (
    <StandalonePage head={head} width="full">
      {await playgroundText(
        async (list) => <StaticMarkup html={await renderMarkup(list)} />,
        <>
          <noscript>
            <p>The playground needs JavaScript. The examples below can be read without it.</p>
          </noscript>
          {files && <LazyPlayground frame={{ page: files.page, zod: files.zod }} />}
        </>,
      )}
    </StandalonePage>
  );
}
