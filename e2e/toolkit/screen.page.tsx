import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { compileEidos } from '../../packages/eidos/src/compiler/compile-eidos';
import { EidosScreen } from '../../packages/eidos/src/screen/EidosScreen';
import { everyPart } from '../../packages/eidos/src/testing/every-part';
import { german } from '../../packages/eidos/src/translations/german';

const wanted = new URLSearchParams(location.search);
const data = { history: [{ item: 'Ink', amount: 1 }] };
const translations = wanted.get('locale') === 'de' ? { locale: 'de', catalogue: german } : undefined;

function save(saved: unknown) {
  Object.assign(window, { saved });
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <EidosScreen eidos={compileEidos(everyPart)} data={data} onSubmit={save} translations={translations} />
  </StrictMode>,
);
