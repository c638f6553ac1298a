'use client';

import { CrashView } from '@/components/docs/crash-view';
import './styles/site.css';

interface GlobalErrorProps {
  readonly error: Error;
  readonly reset: () => void;
}

/** Stands alone when the shell itself crashed. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <title>Page Error</title>
        <CrashView error={error} onRetry={reset} scope="site" />
      </body>
    </html>
  );
}
