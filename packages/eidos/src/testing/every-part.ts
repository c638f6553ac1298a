const inTab = (tab: string, more: object = {}) => ({ 'x-eidos': { tab, ...more } });

const line = {
  type: 'object',
  properties: { item: { type: 'string' }, amount: { type: 'integer', minimum: 1 } },
  required: ['item', 'amount'],
};

/** A schema that uses every kind of field, checkboxes, tags, sections in tabs and the three tables. */
export const everyPart = {
  type: 'object',
  title: 'Order',
  'x-eidos': { layout: 'tabs' },
  required: ['name', 'size', 'contact', 'lines'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 40, ...inTab('Customer') },
    email: { type: 'string', format: 'email', ...inTab('Customer') },
    born: { type: 'string', format: 'date', ...inTab('Customer') },
    member: { type: 'boolean', ...inTab('Customer') },
    newsletter: { type: ['boolean', 'null'], ...inTab('Customer') },
    age: { type: 'integer', minimum: 0, maximum: 150, ...inTab('Customer') },
    discount: { type: 'number', multipleOf: 0.5, ...inTab('Customer') },
    size: { type: 'string', enum: ['S', 'M', 'L'], ...inTab('Customer') },
    notes: { type: 'string', maxLength: 200, ...inTab('Customer', { widget: 'text' }) },
    contact: {
      oneOf: [
        {
          type: 'object',
          title: 'E-mail',
          properties: { via: { const: 'email' }, address: { type: 'string', minLength: 3 } },
          required: ['via', 'address'],
        },
        {
          type: 'object',
          title: 'Phone',
          properties: { via: { const: 'phone' }, number: { type: 'string', minLength: 3 } },
          required: ['via', 'number'],
        },
      ],
      ...inTab('Customer'),
    },
    days: { type: 'array', uniqueItems: true, items: { enum: ['Mon', 'Tue'] }, ...inTab('Customer') },
    topics: { type: 'array', uniqueItems: true, items: { type: 'string' }, ...inTab('Customer') },
    lines: { type: 'array', items: line, minItems: 1, ...inTab('Lines') },
    steps: { type: 'array', items: { type: 'string' }, ...inTab('Steps', { widget: 'ordered-table' }) },
    history: { type: 'array', items: line, readOnly: true, ...inTab('History') },
  },
};

export const everyValue = {
  name: 'Ada',
  size: 'M',
  contact: { via: 'phone', number: '123' },
  days: ['Tue'],
  topics: ['ink'],
  lines: [{ item: 'Pen', amount: 2 }],
  steps: ['Pack', 'Send'],
  history: [{ item: 'Ink', amount: 1 }],
};
