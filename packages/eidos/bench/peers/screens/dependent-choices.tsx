import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';

const states = {
  CH: ['Bern', 'Zug'],
  DE: ['Bavaria', 'Hesse'],
  US: ['Maine', 'Ohio', 'Utah'],
};

const schema: RJSFSchema = {
  type: 'object',
  required: ['country'],
  properties: {
    country: {
      type: 'string',
      enum: Object.keys(states),
      title: 'Country',
    },
  },
  allOf: Object.entries(states).map(([country, names]) => ({
    if: {
      properties: { country: { const: country } },
      required: ['country'],
    },
    then: {
      properties: {
        state: { type: 'string', enum: names, title: 'State' },
      },
      required: ['state'],
    },
  })),
};

export const screen = (
  <Form
    schema={schema}
    validator={validator}
    initialFormData={{ country: 'CH', state: 'Zug' }}
  />
);
