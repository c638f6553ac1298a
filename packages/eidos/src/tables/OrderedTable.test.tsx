import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { OrderedTable } from './OrderedTable';
import { renderTable } from '../testing/render-screen';

const lines = [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cy' }];
const setUp = () => renderTable(<OrderedTable pointer="/lines" />, lines);
const handle = (row: number) => screen.getByRole('button', { name: `Move row ${row}` });
const spoken = () => screen.getAllByRole('status').map((region) => region.textContent?.trim());
const names = (value: unknown) => (value as { name: string }[]).map(({ name }) => name);

describe('OrderedTable', () => {
  afterEach(() => jest.restoreAllMocks());

  it('moves a row with Space, arrows and Space, and announces each step', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Home}');
    expect(handle(1)).toHaveFocus();
    expect(handle(1)).toHaveAccessibleDescription(/Press Space to lift/);
    await user.keyboard(' ');
    expect(spoken()).toContain('Lifted row 1 of 3.');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(spoken()).toContain('Row 1 is now in position 3 of 3.');
    expect(screen.getAllByRole('row')[3]).toHaveTextContent('Ada');
    expect(names(controller.get('/lines'))).toEqual(['Ada', 'Bob', 'Cy']);
    await user.keyboard(' ');
    expect(names(controller.get('/lines'))).toEqual(['Bob', 'Cy', 'Ada']);
    expect(spoken()).toContain('Dropped in position 3 of 3.');
    expect(handle(3)).toHaveFocus();
    act(() => controller.undo());
    expect(names(controller.get('/lines'))).toEqual(['Ada', 'Bob', 'Cy']);
  });

  it('restores a lifted row on Escape, and when the focus leaves', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Home} {ArrowDown}{Escape}');
    expect(names(controller.get('/lines'))).toEqual(['Ada', 'Bob', 'Cy']);
    expect(spoken()).toContain('Canceled. Row 1 is back in its original position.');
    expect(handle(1)).toHaveFocus();
    await user.keyboard(' {ArrowDown}');
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Bob');
    await user.tab();
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Ada');
    expect(handle(1)).toHaveAttribute('aria-pressed', 'false');
  });

  it('restores a lifted row when another cell is pressed, where Enter drops nothing', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Home} {ArrowDown}');
    await user.click(screen.getByRole('gridcell', { name: 'Cy' }));
    expect(handle(1)).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('Dan{Enter}');
    expect(names(controller.get('/lines'))).toEqual(['Ada', 'Bob', 'Dan']);
  });

  it('moves no other row than the lifted one when the server adds one above it', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Home} {ArrowDown}');
    act(() => controller.receive({ lines: [{ name: 'New' }, ...lines] }));
    expect(spoken()).toContain('Canceled. Row 1 is back in its original position.');
    await user.keyboard(' ');
    expect(names(controller.get('/lines'))).toEqual(['New', 'Ada', 'Bob', 'Cy']);
    await user.keyboard('{ArrowDown} ');
    expect(names(controller.get('/lines'))).toEqual(['New', 'Bob', 'Ada', 'Cy']);
  });

  it('moves the row of any cell with Alt and an arrow key, and keeps the focus in it', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names(controller.get('/lines'))).toEqual(['Bob', 'Ada', 'Cy']);
    expect(document.activeElement).toHaveTextContent('Ada');
  });

  it('keeps what was typed and its error with the row', async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}many{Enter}');
    await user.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    const row = screen.getAllByRole('row')[2]!;
    expect(row).toHaveTextContent('many');
    expect(row).toHaveTextContent('1 error in this row');
  });

  it('moves a dragged row no further than the others, after which the table would scroll without an end', async () => {
    // jsdom has no layout: each row is 10 px high.
    const measures = {
      offsetHeight: ({ localName }: Element) => ({ tr: 10, tbody: 30 })[localName] ?? 0,
      offsetTop: (line: Element) =>
        line.localName === 'tr' ? 10 * [...line.parentElement!.children].indexOf(line) : 0,
    };
    for (const name of ['offsetHeight', 'offsetTop'] as const) {
      const spy = jest.spyOn(HTMLElement.prototype, name, 'get');
      spy.mockImplementation(function (this: Element) {
        return measures[name](this);
      });
    }
    setUp();
    const row = screen.getAllByRole('row')[2]!;
    const point = (target: Element | Document, type: string, clientY: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY });
      fireEvent(target, Object.assign(event, { isPrimary: true }));
    };
    point(handle(2), 'pointerdown', 0);
    point(document, 'pointermove', 8);
    expect(handle(2)).toHaveFocus();
    point(document, 'pointermove', 500);
    await waitFor(() => expect(row.style.transform).toBe('translateY(10px)'));
    point(document, 'pointermove', -500);
    await waitFor(() => expect(row.style.transform).toBe('translateY(-10px)'));
    fireEvent.keyDown(document, { code: 'Escape' });
  });
});
