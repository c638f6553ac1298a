/** @jest-environment node */
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { useBrowserLayoutEffect } from '../hooks/effects';
import { EidosProvider } from '../screen/EidosProvider';
import { linesSchema } from '../testing/render-screen';
import { DisplayTable } from './DisplayTable';
import { EditableTable } from './EditableTable';
import { OrderedTable } from './OrderedTable';

function renderOnServer(table: ReactNode, rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => ({ name: `Name ${index + 1}` }));
  const controller = createController<unknown>(compileEidos(linesSchema), { data: { lines } });
  return renderToString(<EidosProvider controller={controller}>{table}</EidosProvider>);
}

const tables = {
  DisplayTable: <DisplayTable pointer="/lines" />,
  EditableTable: <EditableTable pointer="/lines" />,
  OrderedTable: <OrderedTable pointer="/lines" />,
};

describe.each(Object.entries(tables))('%s on the server', (_, table) => {
  it('shows every row of a short table', () => {
    expect(renderOnServer(table, 3)).toContain('Name 3');
  });

  it('logs nothing to the console', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation();
    renderOnServer(table, 3);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('shows the first rows of a long table, and keeps room for the others', () => {
    const html = renderOnServer(table, 1000);
    expect(html).toContain('Name 1<');
    expect(html).not.toContain('Name 500');
    expect(html).toMatch(/class="eidos-table__space" style="block-size:\d{5}px"/);
  });
});

it('a table to read is sorted on the server, however many rows it has', () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const sort = { column: 'name', direction: 'descending' } as const;
  expect(renderOnServer(<DisplayTable pointer="/lines" defaultSort={sort} />, 1000)).toContain('Name 999<');
  jest.restoreAllMocks();
});

describe('layout effects on the server', () => {
  it('are plain effects, about which React 18 does not warn', () => {
    expect(useBrowserLayoutEffect).toBe(useEffect);
  });
});
