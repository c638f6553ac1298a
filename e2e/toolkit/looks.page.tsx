import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { compileEidos, createController } from 'eidos';
import { EidosScreen, listRegistry, mergeRegistries } from 'eidos/react';
import { registry as mui } from '../../packages/eidos/examples/mui/registry';
import { registry as shadcn } from '../../packages/eidos/examples/shadcn/registry';

const theme = createTheme({ cssVariables: true });

/** How an application shows a screen in each look. */
const looks = {
  toolkit: { registry: undefined, around: (screen: ReactNode) => screen },
  shadcn: { registry: shadcn, around: (screen: ReactNode) => screen },
  mui: {
    registry: mui,
    around: (screen: ReactNode) => <ThemeProvider theme={theme}>{screen}</ThemeProvider>,
  },
};

const order = compileEidos({
  type: 'object',
  title: 'Order',
  required: ['name', 'size', 'contact'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 40 },
    email: { type: 'string', format: 'email' },
    day: { type: 'string', format: 'date' },
    seats: { type: 'integer', minimum: 1 },
    price: { type: 'number', 'x-eidos': { currency: 'EUR' } },
    size: { enum: ['S', 'M', 'L'] },
    country: { enum: ['Austria', 'Belgium', 'Chile', 'Denmark', 'Estonia'] },
    city: { enum: ['Antwerp', 'Bern', 'Cork'], 'x-eidos': { widget: 'combobox' } },
    member: { type: 'boolean' },
    gift: { type: ['boolean', 'null'] },
    news: { type: 'boolean', 'x-eidos': { widget: 'switch' } },
    days: { type: 'array', uniqueItems: true, items: { enum: ['Mon', 'Tue'] } },
    topics: { type: 'array', uniqueItems: true, items: { type: 'string' } },
    notes: { type: 'string', 'x-eidos': { widget: 'text' } },
    contact: {
      oneOf: [
        { title: 'Letter', type: 'object', required: ['street'], properties: { street: { type: 'string' } } },
        { title: 'Phone', type: 'object', required: ['number'], properties: { number: { type: 'string' } } },
      ],
    },
    address: {
      type: 'object',
      properties: {
        zip: { type: 'string', 'x-eidos': { section: 'Place' } },
        floor: { type: 'integer', 'x-eidos': { section: 'Building' } },
      },
    },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { item: { type: 'string' }, amount: { type: 'integer' } } },
    },
  },
});

const controller = createController(order, { onSubmit: (saved) => void Object.assign(window, { saved }) });
Object.assign(window, { controller });

const { registry, around } = looks[new URLSearchParams(location.search).get('look') as keyof typeof looks];

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {around(<EidosScreen controller={controller} registry={mergeRegistries(listRegistry, registry)} />)}
  </StrictMode>,
);
