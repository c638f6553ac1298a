import type { Reader, Target } from './reader';

/** Where the pages of a run are. URLs end with a slash. */
export interface Places {
  /** The shipped site. */
  readonly site: string;
  /** A screen of the toolkit without a site around it. */
  readonly screen: string;
  /** A screen for the schema and the data in the URL. */
  readonly entries: string;
}

/** Something that readers do on the site, which has to work in each engine. */
export interface Flow {
  readonly name: string;
  run(reader: Reader, places: Places): Promise<void>;
}

const DESKTOP = [1280, 800] as const;
const PHONE = [390, 844] as const;

const sidebar: Target = { role: 'navigation', name: 'Docs sidebar' };
const search: Target = { role: 'combobox', name: 'Search docs' };
const link = (name: string | RegExp): Target => ({ role: 'link', name });
const button = (name: string | RegExp): Target => ({ role: 'button', name });
const title = (name: string): Target => ({ role: 'heading', name });

/** Expects that the page scrolls sideways neither on a desktop nor on a phone; Chromium tries a page of each kind in every window. */
async function fitsWindows(reader: Reader): Promise<void> {
  for (const [width, height] of [PHONE, DESKTOP]) {
    await reader.resize(width, height);
    await reader.expectTruth(
      `the page fits ${width} px`,
      'document.scrollingElement.scrollWidth <= document.documentElement.clientWidth',
    );
  }
}

/** Every flow, in the order of a visit. The flows of a page are one: loading it takes longer than what is done there. */
export const coreFlows: readonly Flow[] = [
  {
    name: 'links of the sidebar lead to their pages without loading the site again; code is copied; after many clicks at once, Back and Forward, the URL and the page agree',
    async run(reader, { site }) {
      const agree =
        "document.title.startsWith(document.querySelector('h1').textContent) && document.querySelector('link[rel=canonical]').href.endsWith(location.pathname)";
      await reader.open(`${site}docs/tutorial/philosophy`);
      await reader.evaluate('(window.isSame = true)');
      for (const name of ['Installation', 'Types']) {
        await reader.click({ ...link(name), within: sidebar });
        await reader.see(title(name));
      }
      await reader.arrive('/docs/tutorial/types');
      await reader.expectTruth('the site was not loaded again', 'window.isSame');
      await reader.expectOf({ ...link('Types'), within: sidebar }, 'is current', "it.ariaCurrent === 'page'");
      await reader.click(button('Copy code to clipboard'));
      await reader.expectTruth('“Copied” is announced', "document.body.innerText.includes('Copied')");
      await reader.evaluate(`(() => {
        const links = [...document.querySelectorAll('nav[aria-label="Docs sidebar"] a[href*="/docs/tutorial/"]')];
        let count = 0;
        const timer = setInterval(() => {
          links[count % links.length].click();
          if (++count === 40) clearInterval(timer), (window.isClicked = true);
        }, 5);
      })()`);
      await reader.expectTruth('all links were clicked', 'window.isClicked');
      await reader.expectTruth('URL and page agree', agree);
      await reader.click({ ...link('Data flow'), within: sidebar });
      await reader.see(title('Data flow'));
      await reader.back();
      await reader.expectTruth('URL and page agree after Back', agree);
      await reader.evaluate('history.forward()');
      await reader.see(title('Data flow'));
      await reader.expectTruth('URL and page agree after Forward', agree);
    },
  },
  {
    name: 'the home page fits each window; the search finds a page and opens it, and Escape closes it',
    async run(reader, { site }) {
      await reader.open(site);
      await fitsWindows(reader);
      await reader.press('/');
      await reader.focused(search);
      await reader.type('edita');
      await reader.see({ role: 'option', name: /EditableTable/ });
      await reader.press('Enter');
      await reader.see(title('EditableTable'));
      await reader.missing(search);
      await reader.press('/');
      await reader.focused(search);
      await reader.type('x');
      await reader.press('Escape');
      await reader.missing(search);
      await reader.focused(button('Search'));
    },
  },
  {
    name: 'a live sample runs, and follows what is typed',
    async run(reader, { site }) {
      await reader.open(`${site}docs/api/Components/Fields/BooleanField`);
      const editor: Target = { role: 'textbox', name: 'Live Editor: BooleanField' };
      await reader.see(editor);
      await reader.seeInFrame('Result: BooleanField', 'Newsletter');
      await reader.fill(editor, 'render(<p>{6 * 7} plums</p>)');
      await reader.seeInFrame('Result: BooleanField', '42 plums');
    },
  },
  {
    name: 'a docs page fits each window; the contents bring a heading below the bar; Back returns to where a link was followed; the menu of a phone opens, leads back to the bar, and closes',
    async run(reader, { site }) {
      const toggle = button('Toggle navigation bar');
      await reader.open(`${site}docs/api/controller`);
      await fitsWindows(reader);
      await reader.evaluate('scrollTo(0, 700)');
      await reader.expectTruth('the page is scrolled', 'scrollY === 700');
      await reader.click({ ...link('Saving'), within: { role: 'navigation', name: 'On this page' } });
      await reader.arrive('#saving');
      await reader.expectTruth(
        'the heading is right below the bar',
        "Math.abs(document.getElementById('saving').getBoundingClientRect().top - 68) <= 2",
      );
      await reader.back();
      await reader.expectTruth('the page is where it was', 'Math.abs(scrollY - 700) <= 2');
      await reader.evaluate('scrollTo(0, 1500)');
      await reader.expectTruth('the page is scrolled', 'scrollY === 1500');
      await reader.click({ ...link('Validation'), within: sidebar });
      await reader.see(title('Validation'));
      await reader.expectTruth('the new page is at its top', 'scrollY === 0');
      await reader.back();
      await reader.see(title('Controller'));
      await reader.expectTruth('the page is where it was', 'Math.abs(scrollY - 1500) <= 2');
      await reader.resize(...PHONE);
      await reader.click(toggle);
      await reader.click(button('← Back to main menu'));
      await reader.see({ ...link('Releases'), within: { role: 'dialog', name: 'Navigation' } });
      await reader.press('Escape');
      await reader.missing({ role: 'dialog', name: 'Navigation' });
      await reader.focused(toggle);
      await reader.click(toggle);
      await reader.click({ ...link('Data hooks'), within: { role: 'dialog', name: 'Docs navigation' } });
      await reader.see(title('Data hooks'));
      await reader.missing({ role: 'dialog', name: 'Docs navigation' });
      await reader.resize(...DESKTOP);
    },
  },
  {
    name: 'the playground fits each window and renders what is typed',
    async run(reader, { site }) {
      const schema = { type: 'object', properties: { a: { type: 'string', title: 'Plum name' } } };
      // An example without hints, which would lead nowhere in another schema.
      await reader.open(`${site}playground#example=conditions`);
      await fitsWindows(reader);
      await reader.fill({ role: 'textbox', name: 'Schema' }, JSON.stringify(schema));
      await reader.seeInFrame('Screen', 'Plum name');
      await reader.expectTruth('the URL has the schema', "location.hash.startsWith('#state=')");
    },
  },
  {
    name: 'a screen of the toolkit has its status on one line, takes input, names what is wrong with it, and undoes',
    async run(reader, { screen }) {
      const age: Target = { role: 'textbox', name: 'Age' };
      await reader.openScreen(screen);
      for (const [width, height] of [PHONE, DESKTOP]) {
        await reader.resize(width, height);
        await reader.expectTruth(
          `“Nothing changed” is one line at ${width} px`,
          `((words) => words.getBoundingClientRect().height < 1.5 * parseFloat(getComputedStyle(words).lineHeight))(TestingLibraryDom.getByText(document.body, 'Nothing changed'))`,
        );
      }
      await reader.fill(age, 'many');
      await reader.press('Tab');
      await reader.expectOf(age, 'is invalid', "it.getAttribute('aria-invalid') === 'true'");
      await reader.fill(age, '36');
      await reader.press('Tab');
      await reader.expectOf(age, 'is valid', "it.getAttribute('aria-invalid') !== 'true'");
      await reader.click(button('Undo'));
      await reader.expectOf(age, 'has its text back', "it.value !== '36'");
    },
  },
];
