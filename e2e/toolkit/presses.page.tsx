import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { compileEidos } from '../../packages/eidos/src/compiler/compile-eidos';
import { refuse } from '../../packages/eidos/src/controller/refuse';
import type { SubmitRefusal } from '../../packages/eidos/src/controller/controller';
import { EidosScreen } from '../../packages/eidos/src/screen/EidosScreen';

const post = { type: 'object', title: 'By post', properties: { street: { type: 'string', minLength: 3 } } };
const phone = { type: 'object', title: 'By phone', properties: { number: { type: 'string' } } };

const booking = compileEidos({
  type: 'object',
  title: 'Booking',
  required: ['name', 'guests', 'seating', 'terms'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 20, description: 'As in your passport.' },
    guests: { type: 'integer', minimum: 1 },
    seating: { enum: ['Indoors', 'Terrace'] },
    arrival: { type: 'string', format: 'date' },
    notes: { type: 'string', maxLength: 500, minLength: 5 },
    answer: { oneOf: [post, phone] },
    country: { enum: ['Austria', 'Belgium', 'Chile', 'Denmark', 'Estonia', 'France', 'Ghana'] },
    highChair: { type: 'boolean' },
    terms: { type: 'boolean', const: true, title: 'I agree' },
    wishes: {
      type: 'array',
      title: 'Wishes',
      items: {
        type: 'object',
        required: ['what'],
        properties: { what: { type: 'string', minLength: 3 }, count: { type: 'integer' } },
      },
    },
    end: { type: 'string', title: 'Last words' },
  },
});

const parts = compileEidos({
  type: 'object',
  title: 'Parts',
  'x-eidos': { layout: 'tabs' },
  properties: {
    age: { type: 'integer', 'x-eidos': { tab: 'First' } },
    city: { type: 'string', 'x-eidos': { tab: 'Second' } },
    note: { type: 'string', 'x-eidos': { tab: 'Third' } },
  },
});

const data = { name: 'Ada Lovelace', guests: 4, wishes: [{ what: 'Window' }, { what: 'Cake' }] };

/** A save is refused when a test says why. */
function save() {
  return new Promise((end) =>
    Object.assign(window, { answer: (refusal: SubmitRefusal) => end(refuse(refusal)) }),
  );
}

const root = createRoot(document.getElementById('root')!);

/**
 * Renders the screens again in their initial state, which is faster than reloading the page.
 * @param above height in px of what is above the first screen.
 */
function restart(turn: number, above = 0) {
  root.render(
    <StrictMode key={turn}>
      <div style={{ blockSize: `${above}px` }} />
      <EidosScreen eidos={booking} data={data} onSubmit={save}>
        <button type="button">Between</button>
      </EidosScreen>
      <button type="button">Outside</button>
      <EidosScreen eidos={parts} data={{}} />
    </StrictMode>,
  );
  scrollTo({ top: 0, behavior: 'instant' });
}

restart(0);
Object.assign(window, { restart });
