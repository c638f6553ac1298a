import Form from '@rjsf/core';
import type { CustomValidator, RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { z } from 'zod';

const Trip = z
  .object({
    city: z.string().min(2).meta({ title: 'City' }),
    from: z.number().int().meta({ title: 'From day' }),
    to: z.number().int().meta({ title: 'To day' }),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'Leave after you arrive.',
  });

const schema = z.toJSONSchema(Trip, {
  target: 'draft-7',
}) as RJSFSchema;

const customValidate: CustomValidator = (trip, errors) => {
  for (const { path, message } of Trip.safeParse(trip).error
    ?.issues ?? [])
    errors[String(path[0])]?.addError(message);
  return errors;
};

export const screen = (
  <Form
    schema={schema}
    validator={validator}
    customValidate={customValidate}
    onSubmit={({ formData }) => console.log(formData)}
  />
);
