import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderTable } from '../testing/render-screen';
import { EditableTable } from './EditableTable';
import type { CellContent } from './table-props';

const lines = Array.from({ length: 1000 }, (_, row) => ({ name: `Name ${row + 1}` }));

/** Scrolls the table so far that other rows are in view; jsdom has no layout, so rows have the assumed height. */
function scrollToRow(row: number): void {
  const scroller = screen.getByRole('grid').parentElement!;
  scroller.scrollTop = row * 37;
  fireEvent.scroll(scroller);
}

const cell = (name: string) => screen.getByRole('gridcell', { name });

describe('a long table', () => {
  it('reuses the elements of rows that left the view', () => {
    renderTable(<EditableTable pointer="/lines" />, lines);
    const element = cell('Name 9');
    scrollToRow(500);
    expect(document.contains(element)).toBe(true);
    expect(element).not.toHaveTextContent(/^Name 9$/);
    expect(screen.queryByText('Name 9')).not.toBeInTheDocument();
    expect(cell('Name 505')).toBeInTheDocument();
  });

  it('keeps the focus in its row, and follows it there', async () => {
    const { user } = renderTable(<EditableTable pointer="/lines" />, lines);
    await user.click(cell('Name 9'));
    const focused = document.activeElement;
    scrollToRow(500);
    expect(document.activeElement).toBe(focused);
    expect(focused).toHaveTextContent('Name 9');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Name 10');
  });

  it('never shows the state of a custom cell in another row', () => {
    function Remembering({ text }: CellContent) {
      const [first] = useState(text);
      return <b>{first}</b>;
    }
    const renderCell = (content: CellContent) => <Remembering {...content} />;
    renderTable(<EditableTable pointer="/lines" columns={['name']} renderCell={renderCell} />, lines);
    scrollToRow(500);
    const row = screen.getByRole('row', { name: /^505\b/ });
    expect(within(row).getByText('Name 505')).toBeInTheDocument();
  });
});
