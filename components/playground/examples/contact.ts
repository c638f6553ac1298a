/** A short form with an address that is checked and a consent that is required. */
export const contact = {
  schema: {
    title: 'Contact',
    type: 'object',
    required: ['name', 'email', 'message', 'consent'],
    properties: {
      name: { type: 'string', minLength: 2 },
      email: { type: 'string', format: 'email' },
      topic: { enum: ['Order', 'Delivery', 'Something else'], default: 'Order' },
      message: { type: 'string', minLength: 10, maxLength: 500, 'x-eidos': { widget: 'text' } },
      consent: { const: true, type: 'boolean', title: 'You may answer me by email' },
    },
  },
  hints: {
    '/name': { span: 6, autocomplete: 'name' },
    '/email': { span: 6, autocomplete: 'email', placeholder: 'ada@example.com' },
    '/message': { help: 'At least ten characters.' },
  },
  data: { name: 'Ada Lovelace' },
};
