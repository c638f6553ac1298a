import { Component, type ContextType, type ReactNode } from 'react';
import { TranslationsContext } from '../translations/translations-context';

export interface PartBoundaryProps {
  children: ReactNode;
}

/** Replaces a part that cannot be drawn with the reason, so that the rest of the screen and all entries are kept. */
export class PartBoundary extends Component<PartBoundaryProps, { message: string | undefined }> {
  static override contextType = TranslationsContext;
  declare context: ContextType<typeof TranslationsContext>;
  override state: { message: string | undefined } = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <p role="alert" className="eidos-failure">
        {this.context.t('part.failed', { message })}
      </p>
    );
  }
}
