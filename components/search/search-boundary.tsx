import { Component, type ReactNode } from 'react';

interface SearchBoundaryProps {
  /** Called once the search has been removed. */
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Takes the search away when it crashes, and nothing else: without it, the whole page would go. */
export class SearchBoundary extends Component<SearchBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(this: void) {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
