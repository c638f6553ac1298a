import { type ReactNode, useState } from 'react';
import type { Controller } from '../controller/controller';
import { changedPointers } from '../controller/changes';
import { storeOf } from '../controller/create-controller';
import { namesIn, resolveNode } from '../controller/node-tree';
import { useController, useTranslator } from '../hooks/contexts';
import { useForm } from '../hooks/use-form';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import type { FieldError } from '../validation/outcome';

/** More lines of one kind are counted, not listed, and more rows of one table are not looked at. */
const most = 100;

function nameOf(pointer: Pointer): string {
  return pointer || 'the record';
}

type HiddenField = readonly [pointer: Pointer, reason: string];

/** The fields that conditions and options hide at and below a pointer. */
function hiddenFields(controller: Controller, pointer: Pointer, around: readonly string[]): HiddenField[] {
  const { node, present, children, option: chosen, rowKeys } = controller.getField(pointer);
  // A recursive group that is not there has no end.
  if (!present && around.includes(node.schemaPointer)) return [];
  const within = (name: string | number) =>
    hiddenFields(controller, joinPointer(pointer, name), [...around, node.schemaPointer]);
  const inner = node.kind === 'union' ? node.options.find(({ id }) => id === chosen)?.node : node;
  const group = inner && resolveNode(inner);
  const conditions = group?.kind === 'group' ? group.conditions : [];
  const names = new Set(conditions.flatMap(namesIn).filter((name) => !children.includes(name)));
  const others = node.kind === 'union' ? node.options.filter(({ id }) => id !== chosen) : [];
  return [
    ...others.flatMap(({ label, node: other }) => {
      const option = resolveNode(other);
      if (option.kind !== 'group') return [];
      return option.children
        .filter(({ name, kind }) => kind !== 'constant' && !children.includes(name))
        .map(({ name }): HiddenField => [
          joinPointer(pointer, name),
          `the option “${label}” is not selected`,
        ]);
    }),
    ...[...names].map((name): HiddenField => {
      const schemas = conditions
        .filter((condition) => namesIn(condition).includes(name))
        .map(({ when }) => JSON.stringify(when));
      return [joinPointer(pointer, name), `${nameOf(pointer)} does not match ${schemas.join(' or ')}`];
    }),
    ...children.flatMap(within),
    ...rowKeys.slice(0, most).flatMap((_, index) => within(index)),
  ];
}

/** The pointers that each step of the history changes, the next one first. */
function stepsOf(controller: Controller): Readonly<Record<'undo' | 'redo', readonly string[]>> {
  const { history, view } = storeOf(controller);
  const { content } = view.state;
  const changes = (steps: typeof history.past) =>
    steps
      .map((step, at) => {
        const after = steps[at + 1]?.content ?? content;
        const lookupOf = (one: typeof content) => ({ ...view.lookup, ...one });
        return changedPointers(lookupOf(step.content), lookupOf(after)).join(', ');
      })
      .reverse();
  return { undo: changes(history.past), redo: changes(history.future) };
}

function Lines({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  return (
    <details>
      <summary>
        {title} ({lines.length})
      </summary>
      <ul>
        {lines.slice(0, most).map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function Panel() {
  const controller = useController();
  const { navigator } = useScreen();
  const translator = useTranslator();
  const { data, errors, changed } = useForm();
  const { tryPlace } = storeOf(controller).view;
  const wordsOf = ({ pointer, code }: FieldError) => `${code} ${pointer}`;
  const shown = new Set(controller.getErrors('', 'shown').map(wordsOf));
  const steps = stepsOf(controller);
  return (
    <>
      <textarea
        className="eidos-input eidos-textarea"
        readOnly
        rows={8}
        aria-label="Data"
        value={JSON.stringify(data, null, 2)}
      />
      <Lines title="Unsaved changes" lines={changed} />
      <Lines
        title="Errors"
        lines={errors.map((error) => (
          <>
            <Button onClick={() => navigator.focus(error.pointer)}>{nameOf(error.pointer)}</Button>{' '}
            {error.code}: {translator.error(error, tryPlace(error.pointer)?.node)}
            {!shown.has(wordsOf(error)) && ' (not shown yet)'}
          </>
        ))}
      />
      <Lines
        title="Hidden fields"
        lines={hiddenFields(controller, '', []).map(([pointer, reason]) => `${pointer}: ${reason}`)}
      />
      <Lines title="Undo steps" lines={steps.undo} />
      <Lines title="Redo steps" lines={steps.redo} />
    </>
  );
}

/**
 * Shows the state of a screen, for development: its data, all errors, why fields are hidden, and the steps of undo.
 * Render it inside an `EidosScreen` or `EidosProvider`, and not in production. It reads nothing while it is closed.
 */
export function DevPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Eidos</summary>
      {isOpen && <Panel />}
    </details>
  );
}
