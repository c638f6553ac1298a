import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlacedProblem } from '../placed-problems';
import { CodeEditor } from './code-editor';
import { ProblemList } from './problem-list';

const problem: PlacedProblem = {
  text: 'schema',
  line: 2,
  offset: 4,
  length: 6,
  severity: 'error',
  message: 'This is not a type.',
  fix: 'Write "string".',
  code: 'wrong-value',
};

// The browser's own way to write into a field, which this document lacks.
beforeEach(() => Object.assign(document, { execCommand: () => false }));

function show(problems: readonly PlacedProblem[], onChange?: (code: string) => void) {
  const onChoose = jest.fn();
  const area = createRef<HTMLTextAreaElement>();
  const content = (change = onChange) => (
    <>
      <CodeEditor
        id="schema"
        label="Schema"
        code={'{\n  "type": "strin"\n}'}
        language="json"
        problems={problems}
        problemsId="problems"
        area={area}
        onChange={change}
      />
      <ProblemList id="problems" problems={problems} nameOf={() => 'Schema'} onChoose={onChoose} />
    </>
  );
  const { rerender } = render(content());
  return {
    onChoose,
    area: screen.getByRole('textbox', { name: 'Schema' }),
    hydrate: (change: (code: string) => void) => rerender(content(change)),
  };
}

it.each([
  ['without problems', [], 'No problems'],
  ['with a warning', [{ ...problem, severity: 'warning' as const }], '1 problem'],
])('a text %s is valid', (_, problems, status) => {
  expect(show(problems, jest.fn()).area).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent(status);
});

it('a problem marks the text as invalid, describes it, and can be chosen', async () => {
  const { area, onChoose } = show([problem], jest.fn());
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription(/line 2 This is not a type. Write "string"/);
  expect(screen.getByRole('status')).toHaveTextContent('1 problem');
  await userEvent.click(screen.getByRole('button', { name: /line 2/ }));
  expect(onChoose).toHaveBeenCalledWith(problem);
});

it('Tab indents after typing once the page is hydrated, and leaves after Escape', async () => {
  const onChange = jest.fn();
  const { area, hydrate } = show([]);
  hydrate(onChange);
  await userEvent.click(area);
  await userEvent.keyboard('x{Tab}');
  expect(area).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('  '), false);
  await userEvent.keyboard('{Escape}{Tab}');
  expect(area).not.toHaveFocus();
});

it('JSON Schema made by zod can only be read', async () => {
  const { area } = show([]);
  expect(area).toHaveAttribute('readonly');
  await userEvent.click(area);
  await userEvent.keyboard('{Tab}');
  expect(area).not.toHaveFocus();
});
