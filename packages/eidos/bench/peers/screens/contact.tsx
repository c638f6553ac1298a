import Form, { type IChangeEvent } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';

const schema: RJSFSchema = {
  type: 'object',
  required: ['name', 'mail', 'text', 'consent'],
  properties: {
    name: { type: 'string', title: 'Your name', minLength: 2 },
    mail: { type: 'string', format: 'email', title: 'Email' },
    topic: {
      type: 'string',
      title: 'Topic',
      enum: ['Question', 'Praise', 'Complaint'],
      default: 'Question',
    },
    text: {
      type: 'string',
      title: 'Message',
      minLength: 10,
      maxLength: 1000,
    },
    // With `const` in place of `enum`, the box is ticked from the start.
    consent: {
      type: 'boolean',
      enum: [true],
      title: 'You may store my message to answer it.',
    },
  },
};
const uiSchema = { text: { 'ui:widget': 'textarea' } };

export function Contact() {
  const [errors, setErrors] = useState({});
  async function send({ formData }: IChangeEvent) {
    // Your request: the answer here stands for that of a server.
    const isKnown = !formData.mail.endsWith('@example.com');
    setErrors(
      isKnown
        ? {}
        : {
            mail: {
              __errors: ['We cannot reach this address.'],
            },
          },
    );
  }
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      extraErrors={errors}
      onSubmit={send}
    />
  );
}
