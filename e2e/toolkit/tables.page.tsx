import { compileEidos } from '../../packages/eidos/src/compiler/compile-eidos';
import { createController } from '../../packages/eidos/src/controller/create-controller';
import { EidosProvider } from '../../packages/eidos/src/screen/EidosProvider';
import { DisplayTable } from '../../packages/eidos/src/tables/DisplayTable';
import { EditableTable } from '../../packages/eidos/src/tables/EditableTable';
import { LargeTable } from '../../packages/eidos/src/tables/LargeTable';
import { OrderedTable } from '../../packages/eidos/src/tables/OrderedTable';
import type { RowSource } from '../../packages/eidos/src/tables/row-pages';
import { createRoot } from 'react-dom/client';

const rowSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    amount: { type: 'number', minimum: 0 },
    paid: { type: 'boolean' },
    state: { enum: ['open', 'shut'] },
    city: { type: 'string' },
    count: { type: 'integer' },
    note: { type: 'string' },
    address: { type: 'object', properties: { street: { type: 'string' } } },
  },
};

const names = ['Ada', 'Bob', 'Cy', 'Dan', 'Eve'];
const makeRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: names[index] ?? `Row ${index + 1}`,
    amount: index + 1,
    paid: index % 2 === 0,
    state: index % 2 === 0 ? 'open' : 'shut',
    city: 'Bern',
    count: index,
    note: '',
    address: { street: `Main Street ${index + 1}` },
  }));

/** A million rows, of which none is in the data. */
const million: RowSource = {
  async load({ start, end, filters: { count: { from = 0 } = {} } }) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const total = 1_000_000 - Number(from);
    const rows = Array.from({ length: Math.min(end, total) - start }, (_, at) => {
      const count = Number(from) + start + at;
      return { name: `Row ${count}`, count };
    });
    return { rows, total };
  },
};

function SourceTable({ pointer }: { pointer: string }) {
  return (
    <LargeTable pointer={pointer} columns={['name', 'count', 'state']} rows={million} onRowClick={() => {}} />
  );
}

const tables = {
  large: LargeTable,
  source: SourceTable,
  display: DisplayTable,
  editable: EditableTable,
  ordered: OrderedTable,
};
const wanted = new URLSearchParams(location.search);
const Table = tables[(wanted.get('table') ?? 'editable') as keyof typeof tables];
const rows = Number(wanted.get('rows') ?? 5);
const schema = {
  type: 'object',
  properties: { lines: { type: 'array', title: 'Lines', items: rowSchema, maxItems: rows + 20 } },
};
const controller = createController<unknown>(compileEidos(schema), { data: { lines: makeRows(rows) } });
Object.assign(window, { controller });

createRoot(document.getElementById('root')!).render(
  <EidosProvider controller={controller} translations={{ locale: wanted.get('locale') ?? 'en' }}>
    <Table pointer="/lines" />
  </EidosProvider>,
);
