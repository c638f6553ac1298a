import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFixture } from '../compile-fixture';
import { attachBehaviors } from '../../ui/attach-behaviors';
import { attachTabs } from './attach-tabs';

const group = (attributes: string, ...values: string[]) =>
  `<Tabs ${attributes}>\n${values.map((value) => `<TabItem value="${value}">\n\nText of ${value}\n\n</TabItem>`).join('\n')}\n</Tabs>`;

const tab = (name: string, index = 0) => screen.getAllByRole('tab', { name })[index]!;
const selectedNames = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

let undo: (() => void) | undefined;

async function show(...groups: string[]) {
  const article = await renderFixture(groups.join('\n\n'));
  undo = attachBehaviors(article, [{ selector: '[data-tabs]', attach: attachTabs }]);
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  window.scrollBy = jest.fn();
});

afterEach(() => undo?.());

describe('tabs', () => {
  it('arrows move the focus around without choosing; Home and End go to the ends', async () => {
    await show(group('', 'npm', 'yarn', 'pnpm'));
    await userEvent.tab();
    expect(tab('npm')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('pnpm')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('yarn')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tab('pnpm')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tab('npm')).toHaveFocus();
    expect(selectedNames()).toEqual(['npm']);
  });

  it.each(['{Enter}', ' '])('%j chooses the focused one', async (key) => {
    await show(group('', 'npm', 'yarn'));
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(selectedNames()).toEqual(['yarn']);
  });

  it('show the pressed one, which alone is in the tab order', async () => {
    await show(group('', 'npm', 'yarn'));
    await userEvent.click(tab('yarn'));
    expect(screen.getByRole('tabpanel', { name: 'yarn' })).toBeVisible();
    expect(screen.getByText('Text of npm')).not.toBeVisible();
    expect(tab('npm')).toHaveAttribute('tabindex', '-1');
    expect(tab('yarn')).toHaveAttribute('tabindex', '0');
  });

  it('of one group change together and are remembered; a group without the value keeps its own', async () => {
    const managers = group('groupId="pm"', 'npm', 'yarn');
    await show(managers, managers, group('groupId="pm"', 'deno'));
    await userEvent.click(tab('yarn'));
    expect(selectedNames()).toEqual(['yarn', 'yarn', 'deno']);
    expect(localStorage.getItem('docusaurus.tab.pm')).toBe('yarn');
  });

  it('follow a choice made in another window', async () => {
    await show(group('groupId="pm"', 'npm', 'yarn'));
    localStorage.setItem('docusaurus.tab.pm', 'yarn');
    window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.pm', newValue: 'yarn' }));
    expect(selectedNames()).toEqual(['yarn']);
  });

  it.each([
    ['npm', 'npm'],
    ['bower', 'pnpm'],
  ])('prefer the URL with %s to what is remembered, without remembering it: %s', async (named, shown) => {
    localStorage.setItem('docusaurus.tab.pm', 'yarn');
    history.replaceState(null, '', `?pm=${named}`);
    await show(group('groupId="pm" queryString', 'pnpm', 'npm', 'yarn'));
    expect(selectedNames()).toEqual([shown]);
    expect(localStorage.getItem('docusaurus.tab.pm')).toBe('yarn');
  });

  it('write the choice into the URL in place of the last one and keep the rest of it', async () => {
    history.replaceState(null, '', '/page?x=1#part');
    await show(group('groupId="pm" queryString="manager"', 'npm', 'yarn'));
    const { length } = history;
    await userEvent.click(tab('yarn'));
    expect(location.href).toMatch(/\/page\?x=1&manager=yarn#part$/);
    expect(history.length).toBe(length);
  });

  it('keep the pressed tab where it is on the screen', async () => {
    await show(group('groupId="pm"', 'npm', 'yarn'));
    const tops = [300, 180];
    tab('yarn').getBoundingClientRect = () => ({ top: tops.shift() }) as DOMRect;
    await userEvent.click(tab('yarn'));
    expect(window.scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' });
  });

  it('inside a panel work independently', async () => {
    const inner = group('', 'inner a', 'inner b');
    await show(
      `<Tabs>\n<TabItem value="outer">\n\n${inner}\n\n</TabItem>\n<TabItem value="other">x</TabItem>\n</Tabs>`,
    );
    await userEvent.click(tab('inner b'));
    expect(selectedNames()).toEqual(['outer', 'inner b']);
  });
});
