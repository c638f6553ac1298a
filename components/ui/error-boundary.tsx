import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called once what crashed has been removed. */
  readonly onError: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** Removes what crashes, and nothing else: without it, the whole page would go. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(this: void) {
    return { hasCrashed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
