import { expose } from '../page/measure';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from '@tanstack/react-form';
import { namesOf, tableData } from '../page/subject';

/** The rules of the schema, written by hand: this library renders no form from a schema. */
function validate(value: string | undefined, isRequired: boolean): string | undefined {
  if (value === undefined || value === '') return isRequired ? 'Fill in this field.' : undefined;
  return value.length < 2 || value.length > 40 ? 'Enter 2 to 40 characters.' : undefined;
}

function TextInput({ field, label }: { field: any; label: string }) {
  const { value, meta } = field.state;
  return (
    <div>
      <label htmlFor={field.name}>{label}</label>
      <input
        id={field.name}
        value={value ?? ''}
        onBlur={field.handleBlur}
        onChange={(event) => field.handleChange(event.target.value)}
      />
      {meta.isTouched && meta.errors.length > 0 && <p role="alert">{meta.errors.join(' ')}</p>}
    </div>
  );
}

function FieldOf({ form, name, index }: { form: any; name: string; index: number }) {
  const onChange = ({ value }: { value: string | undefined }) => validate(value, index % 2 === 0);
  return (
    <form.Field name={name} validators={{ onChange }}>
      {(field: any) => <TextInput field={field} label={name} />}
    </form.Field>
  );
}

function Fields({ count }: { count: number }) {
  const form = useForm({ defaultValues: {} });
  return namesOf(count).map((name, index) => <FieldOf key={name} form={form} name={name} index={index} />);
}

function Table({ rows }: { rows: number }) {
  const form = useForm({ defaultValues: tableData(rows) });
  return tableData(rows).rows.map((_, row) => (
    <div key={row}>
      {namesOf(8).map((name, index) => (
        <FieldOf key={name} form={form} name={`rows[${row}].${name}`} index={index} />
      ))}
    </div>
  ));
}

expose({
  mountFields: (root, count) => flushSync(() => createRoot(root).render(<Fields count={count} />)),
  mountTable: (root, rows) => flushSync(() => createRoot(root).render(<Table rows={rows} />)),
  fieldComponent: 'TextInput',
});
