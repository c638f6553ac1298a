import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unstable_cache } from 'next/cache';
import { ImageResponse } from 'next/og';
import { getSite } from '@/lib/config/site';
import { sidebarLabel } from '@/lib/publish/metadata';
import { isRenderable, renderedImagePath, SOCIAL_FOLDER, SOCIAL_SIZE } from '@/lib/publish/social-image';
import { fileRoute } from '../../file-route';
import { standaloneHeads } from '../../standalone-heads';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FONT = 'node_modules/@fontsource/ysabeau-office/files/ysabeau-office-latin-700-normal.woff';

const font = readFileSync(FONT);
// One array for all pictures, because the renderer parses a font again for each array that it is given.
const fonts = [{ name: 'Ysabeau Office', data: font, weight: 700 as const }];
const logo = `data:image/svg+xml;base64,${readFileSync('public/img/logo.svg', 'base64')}`;

interface CardWords {
  readonly title: string;
  /** The part of the site that the page belongs to. */
  readonly section?: string | undefined;
}

/** A long title is written smaller, so that all of it fits. */
function titleSize({ length }: string): number {
  if (length <= 18) return 112;
  if (length <= 48) return 88;
  return length <= 110 ? 60 : 44;
}

/**
 * Renders a picture as base64. Next's data cache keeps it for later builds; its key is the arguments, the text of this
 * function and the font.
 */
const renderCard = unstable_cache(
  async ({ title, section }: CardWords, fontSize: number, brand: string, logoUrl: string) => {
    const image = new ImageResponse(
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: '100%',
          height: '100%',
          padding: '80px 96px',
          color: '#17201c',
          background: '#fcfcfa',
          borderBottom: '20px solid #0b6656',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 52 }}>
          <img src={logoUrl} alt="" width={84} height={84} />
          {brand}
        </div>
        <div style={{ marginTop: 'auto', color: '#56615b', fontSize: 44 }}>{section}</div>
        <div style={{ marginTop: 12, fontSize, lineHeight: 1.1, overflowWrap: 'anywhere' }}>{title}</div>
      </div>,
      { ...SOCIAL_SIZE, fonts },
    );
    return Buffer.from(await image.arrayBuffer()).toString('base64');
  },
  [createHash('sha256').update(font).digest('hex')],
);

/** The picture that is shown where a page is shared: the brand, the page's section and its title. */
async function respond(words: CardWords): Promise<Response> {
  const { title } = await getSite();
  const brand = isRenderable(title) ? title : '';
  const card = await renderCard(words, titleSize(words.title), brand, logo);
  return new Response(Buffer.from(card, 'base64'), { headers: { 'Content-Type': 'image/png' } });
}

export const { generateStaticParams, GET } = fileRoute(async (pages) => {
  const site = await getSite();
  const sections = pages
    .filter(({ image }) => image === undefined)
    .map(({ title, path, sidebar }) => {
      const section = sidebar === undefined ? '' : sidebarLabel(site, sidebar);
      return { title, path, section: isRenderable(section) ? section : undefined };
    });
  const cards = [...sections, ...Object.values(standaloneHeads)].filter(({ title }) => isRenderable(title));
  // An export refuses a route without any file.
  const all = cards.length > 0 ? cards : [{ title: '', path: '/' }];
  return new Map(
    all.map(({ path, ...words }) => [
      renderedImagePath(path).slice(SOCIAL_FOLDER.length + 1),
      () => respond(words),
    ]),
  );
});
