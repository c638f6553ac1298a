/** @jest-environment jsdom */
import { listenToEdits } from './listen-to-edits';

const change = async (attribute: string, value: string) => {
  document.documentElement.setAttribute(attribute, value);
  await Promise.resolve();
};

it('calls back when the content has changed, not when the theme has, until it is stopped', async () => {
  const onEdit = jest.fn();
  const stop = listenToEdits(onEdit);
  await change('data-theme', 'dark');
  expect(onEdit).not.toHaveBeenCalled();
  await change('data-content-revision', '1');
  await change('data-content-revision', '2');
  expect(onEdit).toHaveBeenCalledTimes(2);
  stop();
  await change('data-content-revision', '3');
  expect(onEdit).toHaveBeenCalledTimes(2);
});
