import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { type ClipboardEvent, useState } from 'react';

const schema: RJSFSchema = {
  type: 'object',
  required: ['customer'],
  properties: {
    customer: { type: 'string', title: 'Customer' },
    lines: {
      type: 'array',
      title: 'Lines',
      minItems: 1,
      items: {
        type: 'object',
        required: ['article', 'amount'],
        properties: {
          article: { type: 'string', title: 'Article' },
          amount: {
            type: 'integer',
            title: 'Amount',
            minimum: 1,
          },
          price: { type: 'number', title: 'Price', minimum: 0 },
        },
      },
    },
  },
};

interface Order {
  customer?: string;
  lines?: {
    article?: string;
    amount?: number;
    price?: number;
  }[];
}

export function OrderScreen() {
  const [order, setOrder] = useState<Order>({ lines: [] });
  function paste(event: ClipboardEvent) {
    const rows = event.clipboardData
      .getData('text')
      .trim()
      .split(/\r?\n/);
    if (rows.length < 2) return;
    event.preventDefault();
    const lines = rows
      .map((row) => row.split('\t'))
      .map(([article, amount, price]) => ({
        article,
        amount: Number(amount),
        price: Number(price),
      }));
    setOrder({
      ...order,
      lines: [...(order.lines ?? []), ...lines],
    });
  }
  return (
    <div onPaste={paste}>
      <Form
        schema={schema}
        validator={validator}
        formData={order}
        onChange={({ formData }) => setOrder(formData)}
        onSubmit={({ formData }) => console.log(formData)}
      />
      <p>
        Total:{' '}
        {order.lines?.reduce(
          (sum, { amount = 0 }) => sum + amount,
          0,
        )}
      </p>
    </div>
  );
}
