import { createElement, PureComponent, type ReactNode } from 'react';
import type { EidosNode } from '../compiler/node';
import { storeOf } from '../controller/create-controller';
import { useController, useTranslator } from '../hooks/contexts';
import { useFieldPart } from '../hooks/use-field';
import type { Pointer } from '../json/json-pointer';
import { findPart, type Part, type PartProps } from './registry';
import { useScreen } from './screen-context';
import { useShownNode } from './use-node';

/**
 * The part that the screen's registry has for `node` at `pointer`.
 * @param node The node to render.
 * @param pointer The place of its value.
 * @returns A component that takes `pointer`.
 * @throws {Error} If the registry has no part for the node.
 * @example
 * function Cell({ pointer }: PartProps) {
 *   const Part = usePart(useNode(pointer), pointer);
 *   return <Part pointer={pointer} />;
 * }
 */
export function usePart(node: EidosNode, pointer: Pointer): Part {
  return findPart(useScreen().registry, node, pointer);
}

interface PartState {
  readonly pointer?: Pointer;
  /** Why the part at `pointer` cannot be rendered. */
  readonly message?: string;
}

/** One component that both finds errors and skips renders, because a screen may have thousands of parts. */
class BoundedPart extends PureComponent<PartProps, PartState> {
  override state: PartState = {};

  static getDerivedStateFromProps({ pointer }: PartProps, before: PartState): PartState | null {
    return pointer === before.pointer ? null : { pointer, message: undefined };
  }

  static getDerivedStateFromError(error: unknown): PartState {
    return { message: String((error as Partial<Error> | undefined)?.message ?? error) };
  }

  override render() {
    const { pointer, message } = this.state;
    return message === undefined ? <FoundPart pointer={pointer!} /> : <FailedPart message={message} />;
  }
}

/** The id moves with a row, whose fields keep the focus and what is being typed. */
function FoundPart({ pointer }: PartProps) {
  const place = storeOf(useController()).view.place(pointer);
  const applying = useFieldPart(pointer, ({ node, applies }) => applies && node);
  const part = usePart(useShownNode(pointer, applying || place.node), pointer);
  return applying && createElement(part, { key: place.id, pointer });
}

function FailedPart({ message }: Pick<PartState, 'message'>) {
  const { t } = useTranslator();
  return (
    <p role="alert" className="eidos-failure">
      {t('part.failed', { message })}
    </p>
  );
}

/**
 * Renders the value at `pointer` with the part that the registry has for it, and nothing while a condition or option leaves the
 * value out. In the browser, a part that throws is replaced by its error, so that the rest of the screen and all input is kept;
 * on the server, the error is passed on to the caller.
 */
export const EidosPart = BoundedPart as unknown as (props: PartProps) => ReactNode;
