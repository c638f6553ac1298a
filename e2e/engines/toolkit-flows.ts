import type { Flow } from './core-flows';
import type { Reader } from './reader';

/** Opens a screen with these properties and this data. */
async function openScreen(reader: Reader, entries: string, properties: unknown, data: unknown) {
  const schema = JSON.stringify({ type: 'object', properties });
  const search = new URLSearchParams({ schema, data: JSON.stringify(data), locale: 'en' });
  await reader.openScreen(`${entries}?${search}`);
}

/** Opens a table with these columns and rows. */
async function openTable(reader: Reader, entries: string, columns: unknown, rows: unknown): Promise<void> {
  const items = { type: 'object', properties: columns };
  await openScreen(reader, entries, { rows: { type: 'array', title: 'Rows', items } }, { rows });
}

const cell = (name: string | RegExp) => ({ role: 'gridcell', name });

const expectRows = (reader: Reader, rows: unknown) =>
  reader.expectTruth(
    `the rows are ${JSON.stringify(rows)}`,
    `JSON.stringify(controller.getSnapshot().data.rows) === ${JSON.stringify(JSON.stringify(rows))}`,
  );

/** Typing, composing, copying and selecting in a table of the toolkit. */
export const toolkitFlows: readonly Flow[] = [
  {
    name: 'a date is typed into a cell, and text in a number cell stays with its error',
    async run(reader, { entries }) {
      const columns = { day: { type: 'string', format: 'date' }, sum: { type: 'number' } };
      await openTable(reader, entries, columns, [{ day: '2020-01-01', sum: 7 }]);
      await reader.click(cell(/2020/));
      await reader.type('2026-05-06');
      await reader.press('Enter');
      await expectRows(reader, [{ day: '2026-05-06', sum: 7 }]);
      await reader.click(cell('7'));
      await reader.type('abc');
      await reader.press('Enter');
      await reader.expectTruth('it is invalid', `Boolean(document.querySelector('td[aria-invalid=true]'))`);
      await expectRows(reader, [{ day: '2026-05-06', sum: 7 }]);
    },
  },
  {
    name: 'a choice that is copied from a cell is the one that is pasted',
    async run(reader, { entries }) {
      await openTable(reader, entries, { unit: { enum: ['mW', 'MW', 'W'] } }, [{ unit: 'MW' }, {}]);
      await reader.click(cell('MW'));
      await reader.press('Control+c');
      await reader.press('ArrowDown');
      await reader.press('Control+v');
      await expectRows(reader, [{ unit: 'MW' }, { unit: 'MW' }]);
    },
  },
  {
    name: 'whole rows are selected by keys and emptied',
    async run(reader, { entries }) {
      const text = { type: 'string' };
      await openTable(reader, entries, { a: text, b: text }, [
        { a: 'x1', b: '2' },
        { a: '3', b: '4' },
        { a: '5', b: '6' },
      ]);
      await reader.click(cell('x1'));
      await reader.press('Shift+ ');
      await reader.press('Shift+ArrowDown');
      await reader.press('Delete');
      await expectRows(reader, [{}, {}, { a: '5', b: '6' }]);
    },
  },
  {
    name: 'the Enter of an input method does not end the edit of a cell',
    async run(reader, { entries }) {
      await openTable(reader, entries, { a: { type: 'string' } }, [{ a: 'x1' }, {}]);
      await reader.click(cell('x1'));
      await reader.press('F2');
      await reader.expectTruth('the cell is edited', `document.activeElement.matches('td input')`);
      await reader.evaluate(
        `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))`,
      );
      await reader.expectTruth('the cell is still edited', `document.activeElement.matches('td input')`);
      await reader.type('y');
      await reader.press('Enter');
      await expectRows(reader, [{ a: 'x1y' }, {}]);
    },
  },
  {
    name: 'Escape cancels the edit of a cell, and then closes a dialog that listens to the release of the key',
    async run(reader, { entries }) {
      await openTable(reader, entries, { a: { type: 'string' } }, [{ a: 'x1' }, {}]);
      await reader.evaluate(
        `(window.timesClosed = 0, addEventListener('keyup', ({ key }) => { if (key === 'Escape') timesClosed += 1; }))`,
      );
      await reader.click(cell('x1'));
      await reader.type('new');
      await reader.press('Escape');
      await reader.expectTruth('the dialog is open', `timesClosed === 0`);
      await expectRows(reader, [{ a: 'x1' }, {}]);
      await reader.press('Escape');
      await reader.expectTruth('the dialog is closed', `timesClosed === 1`);
    },
  },
  {
    name: 'a segment of a date that is cleared and left is an error, and the date stays until it is typed again',
    async run(reader, { entries }) {
      const properties = { day: { type: 'string', format: 'date', title: 'Day' } };
      await openScreen(reader, entries, properties, { day: '2026-05-06' });
      const input = `document.querySelector('input')`;
      await reader.evaluate(`${input}.focus()`);
      await reader.press('Backspace');
      await reader.evaluate(`${input}.blur()`);
      await reader.expectTruth('the date is invalid', `${input}.getAttribute('aria-invalid') === 'true'`);
      await reader.expectTruth('the date stays', `controller.getSnapshot().data.day === '2026-05-06'`);
      await reader.evaluate(`${input}.focus()`);
      await reader.type('08');
      await reader.expectTruth('the month is another', `controller.getSnapshot().data.day === '2026-08-06'`);
    },
  },
];
