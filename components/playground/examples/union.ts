/** A choice between objects of different shape, with a constant that identifies each. */
export const union = {
  schema: {
    title: 'Payment',
    type: 'object',
    required: ['amount', 'method'],
    properties: {
      amount: { type: 'number', exclusiveMinimum: 0 },
      method: {
        title: 'Paid by',
        oneOf: [
          {
            title: 'Card',
            type: 'object',
            required: ['kind', 'number', 'expires'],
            properties: {
              kind: { const: 'card' },
              number: { type: 'string', pattern: '^[0-9 ]{12,23}$', title: 'Card number' },
              expires: { type: 'string', pattern: '^(0[1-9]|1[0-2])/[0-9]{2}$' },
            },
          },
          {
            title: 'Bank transfer',
            type: 'object',
            required: ['kind', 'iban'],
            properties: {
              kind: { const: 'transfer' },
              iban: { type: 'string', minLength: 15, title: 'IBAN' },
              reference: { type: 'string' },
            },
          },
          {
            title: 'Invoice',
            type: 'object',
            required: ['kind', 'days'],
            properties: {
              kind: { const: 'invoice' },
              days: { type: 'integer', enum: [14, 30, 60], title: 'Days to pay' },
            },
          },
        ],
      },
    },
  },
  hints: { '/method/expires': { placeholder: '09/29' } },
  data: { amount: 249.9, method: { kind: 'transfer', iban: 'DE89370400440532013000' } },
};
