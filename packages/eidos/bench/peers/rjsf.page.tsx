import { expose } from '../page/measure';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { fieldsSchema, tableData, tableSchema } from '../page/subject';

// Eidos validates at every keystroke; `liveValidate` makes this form do the same work.
function mount(root: HTMLElement, schema: object, data: object): void {
  const form = (
    <Form schema={schema} formData={data} validator={validator} liveValidate="onChange" noHtml5Validate />
  );
  flushSync(() => createRoot(root).render(form));
}

expose({
  mountFields: (root, count) => mount(root, fieldsSchema(count), {}),
  mountTable: (root, rows) => mount(root, tableSchema(), tableData(rows)),
  fieldComponent: 'StringField',
});
