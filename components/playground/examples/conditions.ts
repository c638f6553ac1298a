/** Fields that appear, and are required, when others have a certain value. */
export const conditions = {
  schema: {
    title: 'Delivery',
    type: 'object',
    required: ['method', 'country'],
    properties: {
      country: { enum: ['Germany', 'Switzerland', 'Austria'], default: 'Germany' },
      method: { enum: ['Courier', 'Pick up'], default: 'Courier' },
      isBusiness: { type: 'boolean', title: 'Deliver to a company' },
    },
    allOf: [
      {
        if: { properties: { method: { const: 'Courier' } }, required: ['method'] },
        then: {
          required: ['street', 'city'],
          properties: {
            street: { type: 'string', minLength: 3 },
            city: { type: 'string', minLength: 2 },
          },
        },
        else: {
          required: ['shop'],
          properties: { shop: { enum: ['Berlin Mitte', 'Zürich HB', 'Wien Nord'] } },
        },
      },
      {
        if: { properties: { isBusiness: { const: true } }, required: ['isBusiness'] },
        then: {
          required: ['company'],
          properties: {
            company: { type: 'string', minLength: 2 },
            vat: { type: 'string', title: 'VAT number', pattern: '^[A-Z]{2}[0-9A-Z]{8,12}$' },
          },
        },
      },
    ],
  },
  data: { isBusiness: true },
};
