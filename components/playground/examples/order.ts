/** Line items in a table that is edited like a spreadsheet. */
export const order = {
  schema: {
    title: 'Order',
    type: 'object',
    required: ['customer', 'lines'],
    properties: {
      customer: { type: 'string', minLength: 2 },
      deliverOn: { type: 'string', format: 'date', title: 'Deliver on' },
      lines: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['article', 'quantity'],
          properties: {
            article: { type: 'string', minLength: 1 },
            quantity: { type: 'integer', minimum: 1, default: 1 },
            price: { type: 'number', minimum: 0, multipleOf: 0.01, title: 'Unit price' },
            gift: { type: 'boolean', title: 'Gift wrap' },
          },
        },
      },
    },
  },
  hints: {
    '/customer': { span: 7 },
    '/deliverOn': { span: 5 },
    '/lines': { sortable: true, filterable: true, resizable: true },
    '/lines/*/quantity': { total: 'sum' },
  },
  data: {
    customer: 'Analytical Engines Ltd',
    deliverOn: '2027-03-01',
    lines: [
      { article: 'Brass gear', quantity: 120, price: 2.4, gift: false },
      { article: 'Punched cards', quantity: 2000, price: 0.05, gift: false },
      { article: 'Oil can', quantity: 1, price: 12.5, gift: true },
    ],
  },
};
