const text = { type: 'string', minLength: 1 } as const;

/** A long form in tabs, with a list of texts, a table and sections. */
export const application = {
  schema: {
    title: 'Application',
    type: 'object',
    required: ['person', 'position', 'declaration'],
    'x-eidos': { layout: 'tabs' },
    properties: {
      person: {
        type: 'object',
        title: 'You',
        'x-eidos': { tab: 'You' },
        required: ['firstName', 'lastName', 'email'],
        properties: {
          firstName: text,
          lastName: text,
          email: { type: 'string', format: 'email' },
          born: { type: 'string', format: 'date' },
          street: text,
          postalCode: text,
          city: text,
        },
      },
      position: {
        type: 'object',
        title: 'Position',
        'x-eidos': { tab: 'Position' },
        required: ['role', 'start'],
        properties: {
          role: { enum: ['Engineer', 'Designer', 'Writer'] },
          start: { type: 'string', format: 'date', title: 'Earliest start' },
          hours: { type: 'integer', minimum: 8, maximum: 40, default: 40, title: 'Hours a week' },
          skills: { type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: 8 },
        },
      },
      experience: {
        type: 'array',
        'x-eidos': { tab: 'Experience' },
        items: {
          type: 'object',
          required: ['employer', 'from'],
          properties: {
            employer: text,
            role: { type: 'string' },
            from: { type: 'integer', minimum: 1900, maximum: 2100 },
            to: { type: 'integer', minimum: 1900, maximum: 2100 },
          },
        },
      },
      declaration: {
        type: 'object',
        title: 'Declaration',
        'x-eidos': { tab: 'Declaration' },
        required: ['isTrue'],
        properties: {
          isTrue: { const: true, type: 'boolean', title: 'All of this is true' },
          remarks: { type: 'string', maxLength: 1000, 'x-eidos': { widget: 'text' } },
        },
      },
    },
  },
  hints: {
    '/person/firstName': { span: 6 },
    '/person/lastName': { span: 6 },
    '/person/street': { section: 'Address', autocomplete: 'street-address' },
    '/person/postalCode': { section: 'Address', span: 4, autocomplete: 'postal-code' },
    '/person/city': { section: 'Address', span: 8, autocomplete: 'address-level2' },
    '/position/role': { span: 6 },
    '/position/start': { span: 6 },
  },
  data: {
    person: { firstName: 'Grace', lastName: 'Hopper' },
    position: { skills: ['COBOL', 'compilers'] },
    experience: [{ employer: 'Harvard Computation Laboratory', role: 'Programmer', from: 1944, to: 1949 }],
  },
};
