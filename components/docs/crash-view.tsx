'use client';

import { useEffect, useRef } from 'react';
import { restoreFocus } from '@/lib/browser/focus-main';
import { hrefOf } from '@/lib/config/paths/paths';
import { translate } from '@/lib/translations/translate';

export interface CrashViewProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** `page` inside the shell, `site` when the shell itself failed. */
  readonly scope?: 'page' | 'site';
}

/** The content of `main` when a page cannot be rendered: the messages of the error and of its causes, and a way to retry. */
export function CrashView({ error, onRetry, scope = 'page' }: CrashViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return restoreFocus;
  }, []);
  return (
    <main className="message">
      <div role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {translate(scope === 'page' ? 'This page crashed.' : 'This page crashed')}
        </h1>
        <button type="button" onClick={onRetry}>
          {translate('Try again')}
        </button>
        {/* Without the shell no other link is on the page. */}
        {scope === 'site' && <a href={hrefOf('/')}>{translate('Home page')}</a>}
        <hr />
        <pre>{causeChain(error)}</pre>
      </div>
    </main>
  );
}

/** The messages of an error and of everything that caused it, as one text; a circular chain is followed once. */
export function causeChain(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let at = error; at !== undefined && at !== null && !seen.has(at);) {
    seen.add(at);
    messages.push(at instanceof Error ? at.message : typeof at === 'string' ? at : JSON.stringify(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return messages.join('\n\nCause:\n');
}
