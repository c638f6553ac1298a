import { formatDelimited } from '../tables/delimited-text';

/**
 * Where a field is: its label, or the labels around it and its own, from the outside inwards, as in `['Address', 'Street']`.
 * In a table or list, the number of a row, from 1, and the title of a column: `['Lines', 2, 'Amount']`.
 */
export type FieldPlace = string | readonly (string | number)[];

/**
 * The input of a field: its text or the label of a choice; for a checkbox, whether it is checked; for checkboxes, the
 * labels of those that are checked; for tags, the texts to add, or the labels of the choices.
 */
export type FieldInput = string | boolean | readonly string[];

/** The part of a Playwright element that `createScreenTester` uses. */
export interface PageElement {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  selectOption(option: { label: string }): Promise<unknown>;
  evaluate<Result, Input>(run: (element: HTMLElement, input: Input) => Result, input: Input): Promise<Result>;
}

/** The part of Playwright's page that `createScreenTester` uses. */
export interface TestPage<Element extends PageElement = PageElement> {
  evaluateHandle(
    run: (query: PageQuery) => unknown,
    query: PageQuery,
  ): Promise<{ asElement(): Element | null; jsonValue(): Promise<unknown> }>;
}

/** The simulated user and `waitFor` of Testing Library. */
export interface TestUser {
  /** The result of `userEvent.setup()`. */
  readonly user: {
    click(element: Element): Promise<void>;
    clear(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
    keyboard(keys: string): Promise<void>;
    paste(text: string): Promise<void>;
    selectOptions(element: Element, label: string): Promise<void>;
  };
  /** The function `waitFor` of `@testing-library/react`. */
  readonly waitFor: <Result>(callback: () => Result) => Promise<Result>;
}

/** Operates a screen as people do, by the labels that they see. Each action waits for its element. */
export interface ScreenTester<Found> {
  /** The control, group, table, row or cell at a place. Throws when there is none, or more than one. */
  find(place: FieldPlace): Promise<Found>;
  /** Enters a text, checks, or chooses, and leaves the field. Throws when a choice is not there. */
  fill(place: FieldPlace, input: FieldInput): Promise<void>;
  /** Pastes cells from a cell on, or into a table without rows, where they become its rows. */
  paste(place: FieldPlace, cells: readonly (readonly string[])[]): Promise<void>;
  /** Presses the button that saves. Its label is “Save” unless the screen has another one. */
  submit(label?: string): Promise<void>;
}

/** How to find and paste; all else is the same for elements of Playwright and of Testing Library. */
interface Driver<Found> {
  find(query: PageQuery): Promise<Found>;
  elementOf(found: Found): PageElement;
  paste(element: PageElement, text: string): Promise<void>;
}

/** How long an action waits for its element, in ms. */
const patience = 5000;

function drivePage<Element extends PageElement>(page: TestPage<Element>): Driver<Element> {
  return {
    async find(query) {
      for (const start = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 50))) {
        const handle = await page.evaluateHandle(findInPage, query);
        const element = handle.asElement();
        if (element) return element;
        if (Date.now() - start > patience) throw new Error(String(await handle.jsonValue()));
      }
    },
    elementOf: (element) => element,
    // A clipboard of the browser would need a permission.
    paste: (element, text) =>
      element.evaluate((target, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        // A browser inserts only what people paste.
        if (!target.dispatchEvent(paste) || !target.matches('input, textarea')) return;
        const input = target as HTMLInputElement;
        input.setRangeText(pasted, input.selectionStart!, input.selectionEnd!, 'end');
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, text),
  };
}

/** The inputs that browsers divide into segments. */
const segmented = '[type=date], [type=time], [type=datetime-local]';

function driveUser({ user, waitFor }: TestUser): Driver<HTMLElement> {
  return {
    find: (query) =>
      waitFor(() => {
        const found = findInPage(query);
        if (typeof found === 'string') throw new Error(found);
        return found;
      }),
    elementOf: (element) => ({
      click: () => user.click(element),
      async fill(text) {
        await user.clear(element);
        // Key by key, a part of a time is another time.
        if (element.matches(segmented)) await user.paste(text);
        // Braces and brackets are names of keys.
        else if (text) await user.type(element, text.replaceAll(/[{[]/g, '$&$&'));
      },
      press: (key) => user.keyboard(`{${key}}`),
      selectOption: ({ label }) => user.selectOptions(element, label),
      evaluate: (run, input) => Promise.resolve(run(element, input)),
    }),
    paste: (_element, text) => user.paste(text),
  };
}

/** How an element is filled. */
interface ElementForm {
  readonly kind: 'check' | 'select' | 'combobox' | 'file' | 'text' | 'cell' | 'table' | 'choices' | 'group';
  /** Whether a checkbox is checked; undefined when it is neither checked nor unchecked. */
  readonly state?: boolean | undefined;
  /** The labels of the checkboxes among choices. */
  readonly labels?: readonly string[];
  /** The value of an input that browsers divide into segments, which take no other text. */
  readonly segments?: string | undefined;
}

/** Reads how an element is filled. Playwright sends this function to the page as text too. */
function readInPage(element: HTMLElement): ElementForm {
  const { indeterminate, checked, type, value } = element as HTMLInputElement;
  if (element.matches('[type=checkbox]'))
    return { kind: 'check', state: indeterminate ? undefined : checked };
  if (element.matches('select')) return { kind: 'select' };
  if (element.matches('[role=combobox]')) return { kind: 'combobox' };
  if (element.matches('[type=file]')) return { kind: 'file' };
  const isSegmented = ['date', 'time', 'datetime-local'].includes(type);
  if (element.matches('input, textarea')) return { kind: 'text', segments: isSegmented ? value : undefined };
  if (element.matches('[role=gridcell]')) return { kind: 'cell' };
  if (element.matches('table')) return { kind: 'table' };
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  return {
    kind: element.querySelector('[type=radio], [type=checkbox]') ? 'choices' : 'group',
    labels: boxes.map(({ labels }) => labels?.[0]?.textContent.trim() ?? ''),
  };
}

/** A time as an input with seconds has it. */
const withSeconds = (text: string) => text.replace(/(?<=^|T)\d\d:\d\d$/, '$&:00');

function createTester<Found>(driver: Driver<Found>): ScreenTester<Found> {
  const stepsOf = (place: FieldPlace) => (typeof place === 'string' ? [place] : place);
  const elementAt = async (steps: PageQuery['steps'], choice?: string) =>
    driver.elementOf(await driver.find({ steps, choice }));
  const controlAt = async (steps: PageQuery['steps'], isOpen?: boolean) =>
    driver.elementOf(await driver.find({ steps, isEntered: true, isOpen }));
  const read = (element: PageElement) => element.evaluate(readInPage, undefined);
  const rejects = (steps: PageQuery['steps'], takes: string) =>
    new Error(`"${steps.join('", "')}" takes ${takes}.`);

  async function setChecked(element: PageElement, steps: PageQuery['steps'], input: FieldInput) {
    if (typeof input !== 'boolean') throw rejects(steps, 'true or false');
    // A checkbox of three states gets to each by two presses.
    for (let presses = 0; presses < 3; presses += 1) {
      if ((await read(element)).state === input) return;
      await element.click();
    }
    throw new Error(`"${steps.join('", "')}" does not change when it is pressed.`);
  }

  async function fillChoices({ labels = [] }: ElementForm, steps: PageQuery['steps'], input: FieldInput) {
    if (typeof input === 'boolean') throw rejects(steps, 'the label of a choice');
    if (typeof input === 'string') {
      const choice = await elementAt(steps, input);
      if ((await read(choice)).kind !== 'check') return choice.click();
    } else if (labels.length === 0) throw rejects(steps, 'the label of a choice');
    const wanted = [input].flat();
    for (const label of new Set([...labels, ...wanted])) {
      await setChecked(await elementAt(steps, label), [...steps, label], wanted.includes(label));
    }
  }

  async function fillText(element: PageElement, steps: PageQuery['steps'], input: FieldInput) {
    if (typeof input === 'boolean') throw rejects(steps, 'a text');
    if (typeof input === 'string') {
      await element.fill(input);
      const { segments = input } = await read(element);
      if (withSeconds(segments) !== withSeconds(input))
        throw rejects(steps, 'a text such as 2026-03-09, 10:30 or 2026-03-09T10:30');
    } else {
      for (const text of input) {
        await element.fill(text);
        await element.press('Enter');
      }
    }
    await element.press('Tab');
  }

  async function edit(element: PageElement, steps: PageQuery['steps']) {
    await element.click();
    await element.press('Enter');
    const editor = await controlAt(steps, true);
    if ((await read(editor)).kind === 'cell') throw new Error(`"${steps.join('", "')}" is read-only.`);
    return editor;
  }

  /** The control at a place. Where it is inside a list or group of a row, it opens the details of that row first. */
  async function reach(steps: PageQuery['steps']) {
    for (let end = 3; end < steps.length; end += 1) {
      const around = steps.slice(0, end);
      if (typeof steps[end - 2] !== 'number') continue;
      const element = await elementAt(around);
      if ((await read(element)).kind === 'cell') await edit(element, around);
    }
    return controlAt(steps);
  }

  async function fill(place: FieldPlace, input: FieldInput): Promise<void> {
    const steps = stepsOf(place);
    const found = await reach(steps);
    const element = (await read(found)).kind === 'cell' ? await edit(found, steps) : found;
    const form = await read(element);
    const { kind } = form;
    if (kind === 'check') return setChecked(element, steps, input);
    if (kind === 'choices') return fillChoices(form, steps, input);
    if (kind === 'group') throw rejects(steps, 'the label of a field in it after its own');
    if (kind === 'file') throw rejects(steps, 'a file: pass what find returns to upload or setInputFiles');
    if (kind === 'text') return fillText(element, steps, input);
    if (typeof input === 'boolean') throw rejects(steps, 'the label of a choice');
    if (kind === 'combobox') {
      for (const label of [input].flat()) {
        await element.fill(label);
        if (label !== '') await (await elementAt(steps, label)).click();
      }
    } else {
      if (kind !== 'select') throw rejects(steps, 'a row and a column after its name');
      if (typeof input !== 'string') throw rejects(steps, 'the label of a choice');
      await elementAt(steps, input);
      await element.selectOption({ label: input });
    }
    await element.press('Tab');
  }

  return {
    find: (place) => driver.find({ steps: stepsOf(place) }),
    fill,
    async paste(place, cells) {
      const steps = stepsOf(place);
      const element = await reach(steps);
      const { kind, segments } = await read(element);
      if (kind === 'table') throw rejects(steps, 'a row and a column after its name, where the cells begin');
      if (!['cell', 'text', 'combobox'].includes(kind) || segments !== undefined)
        throw rejects(steps, 'nothing that is pasted');
      await element.click();
      await driver.paste(element, formatDelimited(cells));
    },
    async submit(label = 'Save') {
      await (await elementAt([label])).click();
    },
  };
}

/**
 * Creates a tester that operates a screen by its labels, so that a test does not depend on the kind of a field.
 * @param target the page of Playwright, or `userEvent.setup()` and `waitFor` of Testing Library.
 */
export function createScreenTester<Found extends PageElement>(target: TestPage<Found>): ScreenTester<Found>;
export function createScreenTester(target: TestUser): ScreenTester<HTMLElement>;
export function createScreenTester(target: TestPage | TestUser): ScreenTester<unknown> {
  return 'user' in target ? createTester(driveUser(target)) : createTester(drivePage(target));
}

/** A search for elements; one argument, because Playwright sends one. */
export interface PageQuery {
  /** Labels, the numbers of rows, and titles of columns, from the outside inwards. */
  readonly steps: readonly (string | number)[];
  /** The label of a radio button, checkbox or option of what is there, to find instead. */
  readonly choice?: string;
  /** Whether something is to be entered there, so that it is neither disabled nor read-only. */
  readonly isEntered?: boolean;
  /** Whether the details of the row are open, in which a list or group is, once they are loaded. */
  readonly isOpen?: boolean | undefined;
}

/**
 * Finds an element by its name and those of what is around it. Playwright sends this function to the page as text, so it must
 * not refer to anything outside it.
 * @returns the element, or a sentence that says what was not found.
 */
export function findInPage({ steps, choice, isEntered, isOpen }: PageQuery): HTMLElement | string {
  const textOf = (element: Element | null | undefined) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    copy?.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
    return copy?.textContent.trim() ?? '';
  };
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ') ??
    (element.matches('button, option, [role=option]')
      ? textOf(element)
      : textOf(
          (element as HTMLInputElement).labels?.[0] ??
            element.querySelector(':scope > legend, :scope > caption'),
        ));
  const fields =
    'input:not([type=radio]), select, textarea, fieldset, table, [type=submit], [role=group], [role=radiogroup], [role=tabpanel]';
  // jsdom has no layout, and lacks this method.
  const isShown = (element: HTMLElement) =>
    element.checkVisibility?.() ?? !element.closest('[hidden], details:not([open]) > :not(summary)');
  const namedIn = (root: ParentNode, name: string) =>
    [...root.querySelectorAll<HTMLElement>(fields)].filter((element) => nameOf(element) === name);
  /** The control in a group of the same name, if nothing in it is meant. */
  const innermost = ([outer, ...others]: readonly HTMLElement[], index: number) =>
    (index === steps.length - 1 && others.findLast((element) => outer!.contains(element))) || outer;
  /** The row of a table, or the card of a list, and not one inside another. */
  function rowIn(root: ParentNode, index: number): HTMLElement | undefined {
    const table = root instanceof HTMLTableElement ? root : root.querySelector('table');
    const rows = `tr[data-row="${index}"], tr[data-index="${index}"]:not([data-row], [data-details])`;
    const cards = [...root.querySelectorAll<HTMLElement>('.eidos-card')];
    const [outer] = cards;
    return outer && !(table && table.compareDocumentPosition(outer) & Node.DOCUMENT_POSITION_FOLLOWING)
      ? cards.filter((card) => card.parentElement === outer.parentElement)[index]
      : [...root.querySelectorAll<HTMLElement>(rows)].find((row) => row.closest('table') === table);
  }

  let scope: HTMLElement | null = null;
  for (const [index, step] of steps.entries()) {
    const root: ParentNode = scope ?? document;
    const where = index > 0 ? ` in "${steps.slice(0, index).join('", "')}"` : '';
    let next: HTMLElement | null | undefined;
    if (typeof step === 'number') {
      next = rowIn(root, step - 1);
      if (!next) return `There is no row ${step}${where}, or it is not in view.`;
    } else if (scope?.matches('tr')) {
      const headers = [...scope.closest('table')!.querySelectorAll<HTMLElement>('thead th')];
      const titles = headers.map((header) => nameOf(header) || textOf(header));
      const column: number = titles.indexOf(step);
      const below: Element | null = scope.nextElementSibling;
      const named: HTMLElement[] = below?.matches('[data-details]') ? namedIn(below, step) : [];
      const inDetails: HTMLElement | undefined = innermost(named, index);
      const cell = scope.children[column] as HTMLElement | undefined;
      // A list, a group and what a condition shows are in the details of the row.
      const isSummary = !cell || cell.matches('[data-compound]');
      if (!cell && !inDetails)
        return `There is no column "${step}"${where}: ${titles.filter(Boolean).join(', ')}.`;
      const control = 'input:not([type=radio]), select, textarea, [role=radiogroup]';
      next = isSummary ? (inDetails ?? cell) : (cell.querySelector<HTMLElement>(control) ?? cell);
    } else {
      const found: HTMLElement[] = namedIn(root, step).filter(isShown);
      const [outer] = found;
      if (!outer) {
        if (namedIn(root, step).length > 0)
          return `"${step}"${where} is hidden. Open its tab, step or section first.`;
        if (scope?.matches('[data-compound]'))
          return `"${step}"${where} is in the details of its row. Open them first.`;
        const all = [...root.querySelectorAll<HTMLElement>(fields)].filter(isShown);
        const names = [...new Set(all.map(nameOf).filter(Boolean))];
        return `There is no field "${step}"${where}. The fields here are: ${names.join(', ')}.`;
      }
      // A group and the control in it can have the same name.
      if (found.some((element) => !outer.contains(element))) {
        return `${found.length} fields are named "${step}"${where}. Name the group or row around the one that you mean first.`;
      }
      next = innermost(found, index);
    }
    scope = next ?? null;
  }
  const place = `"${steps.join('", "')}"`;
  if (isOpen && scope?.matches('[data-compound]')) return `${place} is not in the details of its row.`;
  if (isEntered && scope) {
    const isText = scope.matches('[role=group], td:not([role=gridcell])');
    const hasControl = !isText || scope.querySelector('input, select, textarea, button');
    if (!hasControl || scope.closest('[data-read-only]')) return `${place} is read-only.`;
    if (scope.matches(':disabled') || scope.closest('fieldset[disabled]')) return `${place} is disabled.`;
  }
  if (choice !== undefined) {
    // The options of a combobox are in the list that it controls.
    const list = scope?.getAttribute('aria-controls');
    const group = (list && document.getElementById(list)) || scope;
    const kinds = '[type=radio], [type=checkbox], [role=option], option';
    const choices = [...group!.querySelectorAll<HTMLElement>(kinds)];
    const found = choices.find((element) => nameOf(element) === choice);
    const others = choices.length > 0 ? `: ${choices.map(nameOf).join(', ')}` : ', nor any other now';
    return found ?? `${place} has no choice "${choice}"${others}.`;
  }
  // A table without rows has one cell, which says so and takes what is pasted.
  const isEmpty = scope?.matches('[role=grid]:not(:has(tr[data-row]))');
  return (isEmpty ? scope?.querySelector<HTMLElement>('tbody td') : scope) ?? 'Nothing is named.';
}
