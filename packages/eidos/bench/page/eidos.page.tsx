import { expose } from './measure';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { compileEidos } from '../../src/compiler/compile-eidos';
import type { JsonSchema } from '../../src/json/json-schema';
import type { Eidos } from '../../src/compiler/node';
import { createController } from '../../src/controller/create-controller';
import { EidosProvider } from '../../src/screen/EidosProvider';
import { EidosScreen } from '../../src/screen/EidosScreen';
import { standardRegistry } from '../../src/screen/standard-registry';
import { LargeTable } from '../../src/tables/LargeTable';
import '../../src/styles.css';
import { errorsData, errorsSchema, fieldsSchema, tableData, tableSchema } from './subject';

function mount(root: HTMLElement, schema: JsonSchema, data: object): void {
  const eidos: Eidos = compileEidos(schema);
  flushSync(() =>
    createRoot(root).render(<EidosScreen eidos={eidos} data={data} registry={standardRegistry} />),
  );
}

function mountLargeTable(root: HTMLElement, rows: number): void {
  const controller = createController(compileEidos(tableSchema()), { data: tableData(rows) });
  flushSync(() =>
    createRoot(root).render(
      <EidosProvider controller={controller}>
        <LargeTable pointer="/rows" />
      </EidosProvider>,
    ),
  );
}

expose({
  mountFields: (root, count) => mount(root, fieldsSchema(count), {}),
  mountTable: (root, rows) => mount(root, tableSchema(), tableData(rows)),
  mountErrors: (root, rows) => mount(root, errorsSchema(), errorsData(rows)),
  mountLargeTable,
  fieldComponent: 'StringField',
});
