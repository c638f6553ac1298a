/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createNavigator } from './navigator';

function button(): HTMLElement {
  return document.body.appendChild(document.createElement('button'));
}

describe('the navigator', () => {
  it('reveals everything on the path, from the outside in, before it focuses', () => {
    const navigator = createNavigator();
    const opened: string[] = [];
    const target = button();
    navigator.addReveal('', (pointer) => {
      opened.push(`tab of ${pointer}`);
      navigator.addReveal('/lines', () => {
        opened.push('row');
        navigator.addTarget('/lines/3/amount', () => target);
      });
    });
    expect(navigator.focus('/lines/3/amount')).toBe(true);
    expect(opened).toEqual(['tab of /lines/3/amount', 'row']);
    expect(target).toHaveFocus();
  });

  it('focuses the nearest ancestor of a value without its own control', () => {
    const navigator = createNavigator();
    const group = button();
    navigator.addTarget('', button);
    navigator.addTarget('/address', () => group);
    expect(navigator.focus('/address/unknown')).toBe(true);
    expect(group).toHaveFocus();
  });

  it('drops parts that were removed, and reports when there is nothing to focus', () => {
    const navigator = createNavigator();
    navigator.addTarget('/name', button)();
    expect(navigator.focus('/name')).toBe(false);
  });
});
