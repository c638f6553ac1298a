import { type ReactNode, useContext, useMemo } from 'react';
import type { EidosNode } from '../compiler/node';
import { memoize } from '../json/memoize';
import { LockContext } from './use-node';

/** Props of `FieldLock`. */
export interface FieldLockProps {
  /**
   * Whether all values are shown as text that can be copied.
   * @default `false`
   */
  readOnly?: boolean;
  /**
   * Whether all controls are disabled.
   * @default `false`
   */
  disabled?: boolean;
  /** Fields, parts and components that use the data hooks. */
  children: ReactNode;
}

/**
 * Locks the fields and parts inside it for users, as the hints `readOnly` and `disabled` do. Input is kept, code can still
 * change the values, and a surrounding lock applies too.
 */
export function FieldLock({ readOnly, disabled, children }: FieldLockProps) {
  const outer = useContext(LockContext);
  const lock = useMemo(() => {
    const mark = (node: EidosNode): EidosNode => ({
      ...node,
      // A table has no controls that could be disabled, only cells that can be edited or not.
      readOnly: node.readOnly || readOnly || node.kind === 'table',
      ...(disabled && { disabled }),
    });
    return readOnly || disabled ? memoize((node: EidosNode) => mark(outer(node))) : outer;
  }, [outer, readOnly, disabled]);
  return <LockContext.Provider value={lock}>{children}</LockContext.Provider>;
}
