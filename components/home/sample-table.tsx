'use client';

import { useState } from 'react';
import { compileEidos, createController } from 'eidos';
import { EditableTable, EidosProvider, HUD } from 'eidos/react';
import { tableData, tableSchema } from './sample';

const order = compileEidos(tableSchema, { hints: { '/lines/*/quantity': { total: 'sum' } } });

/** A table to be tried, with the undo of its screen. */
export default function SampleTable() {
  const [controller] = useState(() =>
    createController(order, { data: tableData, onSubmit: () => undefined }),
  );
  return (
    <EidosProvider controller={controller}>
      <EditableTable pointer="/lines" />
      <HUD />
    </EidosProvider>
  );
}
