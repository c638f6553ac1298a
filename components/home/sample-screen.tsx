'use client';

import { compileEidos } from 'eidos';
import { EidosScreen } from 'eidos/react';
import { sampleData, sampleSchema } from './sample';

const eidos = compileEidos(sampleSchema);

/** The screen of the sample schema, real and working: it is in the page's markup and can be used once hydrated. */
export default function SampleScreen() {
  return <EidosScreen eidos={eidos} data={sampleData} onSubmit={() => undefined} />;
}
