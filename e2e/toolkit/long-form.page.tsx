import { createRoot } from 'react-dom/client';
import { compileEidos } from '../../packages/eidos/src/compiler/compile-eidos';
import { EidosScreen } from '../../packages/eidos/src/screen/EidosScreen';

const names = Array.from({ length: 200 }, (_, index) => `field${index + 1}`);
const kinds = [{ type: 'string', maxLength: 40 }, { type: 'string' }, { type: 'integer' }];

const long = compileEidos({
  type: 'object',
  title: 'Long form',
  required: ['field150'],
  properties: Object.fromEntries(names.map((name, index) => [name, kinds[index % kinds.length]])),
});

createRoot(document.getElementById('root')!).render(<EidosScreen eidos={long} />);
