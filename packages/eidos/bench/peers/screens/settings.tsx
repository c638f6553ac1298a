import Form from '@rjsf/core';
import {
  ariaDescribedByIds,
  type RJSFSchema,
  type WidgetProps,
} from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';

const colours = ['navy', 'olive', 'maroon'];

const schema: RJSFSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Name' },
    labels: {
      type: 'array',
      title: 'Labels',
      uniqueItems: true,
      items: { type: 'string', minLength: 2 },
    },
    colour: { type: 'string', title: 'Colour', enum: colours },
    days: {
      type: 'integer',
      title: 'Keep logs for (days)',
      minimum: 1,
      maximum: 365,
    },
  },
};

function TagsWidget({
  id,
  value = [],
  onChange,
}: WidgetProps<string[]>) {
  const [text, setText] = useState('');
  function add() {
    const added = text
      .split(/[,;\t\n]/)
      .map((part) => part.trim());
    onChange(
      [...new Set([...value, ...added])].filter(Boolean),
    );
    setText('');
  }
  return (
    <div>
      {value.map((tag: string) => (
        <button
          type="button"
          key={tag}
          onClick={() =>
            onChange(
              value.filter((other: string) => other !== tag),
            )
          }
        >
          {tag} ×
        </button>
      ))}
      <input
        id={id}
        value={text}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={(event) => setText(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',')
            return;
          event.preventDefault();
          add();
        }}
      />
    </div>
  );
}

function SwatchesWidget({
  id,
  label,
  value,
  onChange,
}: WidgetProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={ariaDescribedByIds(id)}
    >
      {colours.map((colour) => (
        <label
          key={colour}
          style={{ borderInlineStart: `2rem solid ${colour}` }}
        >
          <input
            type="radio"
            name={id}
            checked={value === colour}
            onChange={() => onChange(colour)}
          />
          {colour}
        </label>
      ))}
    </div>
  );
}

const uiSchema = {
  labels: { 'ui:widget': TagsWidget },
  colour: { 'ui:widget': SwatchesWidget },
};

export const screen = (
  <Form
    schema={schema}
    uiSchema={uiSchema}
    validator={validator}
    initialFormData={{ labels: ['print'] }}
  />
);
