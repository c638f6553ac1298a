'use client';

import { useState } from 'react';
import { compileEidos, createController } from 'eidos';
import { EditableTable, EidosProvider, HUD } from 'eidos/react';
import order from './order.json';

const table = compileEidos<object>(order.schema, { hints: { '/lines/*/quantity': { total: 'sum' } } });

/** A table to be tried, with the undo of its screen. */
export default function SampleTable() {
  const [controller] = useState(() =>
    createController(table, { data: order.data, onSubmit: () => undefined }),
  );
  return (
    <EidosProvider controller={controller}>
      <EditableTable pointer="/lines" />
      <HUD warnBeforeLeaving={false} />
    </EidosProvider>
  );
}
