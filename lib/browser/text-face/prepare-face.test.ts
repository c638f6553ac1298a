/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { prepareFace } from './prepare-face';

it('draws the face once in each size and weight of the page, out of sight, and leaves nothing behind', async () => {
  document.body.style.fontFamily = 'Own';
  document.body.innerHTML = `
    <p style="font: 400 16px Own">Text</p>
    <p style="font: 400 16px Own">More of it</p>
    <strong style="font: 700 16px Own">Strong</strong>
    <h1 style="font: 700 30px Other">A heading in another face</h1>`;
  const before = document.body.innerHTML;
  const drawn: string[] = [];
  const append = jest.spyOn(document.body, 'append').mockImplementation((node) => {
    const box = node as HTMLElement;
    drawn.push(`${box.style.fontWeight} ${box.style.fontSize}`);
    expect(box).toHaveAttribute('data-face');
    expect(box).toHaveStyle({ visibility: 'hidden', position: 'fixed' });
    document.body.appendChild(box);
  });
  await prepareFace('data-face');
  append.mockRestore();
  expect(drawn).toEqual(['400 16px', '700 16px']);
  expect(document.body.innerHTML).toBe(before);
});
