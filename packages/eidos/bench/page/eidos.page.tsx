import { expose } from './measure';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { compileEidos } from '../../src/compiler/compile-eidos';
import type { JsonSchema } from '../../src/json/json-schema';
import type { Eidos } from '../../src/compiler/node';
import { EidosScreen } from '../../src/screen/EidosScreen';
import { standardRegistry } from '../../src/screen/standard-registry';
import '../../src/styles.css';
import { errorsData, errorsSchema, fieldsSchema, tableData, tableSchema } from './subject';

function mount(root: HTMLElement, schema: JsonSchema, data: object): void {
  const eidos: Eidos = compileEidos(schema);
  flushSync(() =>
    createRoot(root).render(<EidosScreen eidos={eidos} data={data} registry={standardRegistry} />),
  );
}

expose({
  mountFields: (root, count) => mount(root, fieldsSchema(count), {}),
  mountTable: (root, rows) => mount(root, tableSchema(), tableData(rows)),
  mountErrors: (root, rows) => mount(root, errorsSchema(), errorsData(rows)),
  fieldComponent: 'StringField',
});
