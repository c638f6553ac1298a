'use client';

import { useState } from 'react';
import { CrashView } from '@/components/docs/crash-view';
import './styles/site.css';
import { direction, language, translate } from '@/lib/translations/translate';
import { accentedHeadingFont, headingFont } from './styles/fonts';

/** The mode on screen, which the crashed document has and the one that takes its place would not. */
const themeOnScreen = () => (typeof document === 'undefined' ? {} : document.documentElement.dataset);

/** Shown by itself when the shell crashed. */
export default function GlobalError({ error, reset }: { readonly error: Error; readonly reset: () => void }) {
  const [{ theme, colorScheme }] = useState(() => ({ ...themeOnScreen() }));
  return (
    <html
      lang={language}
      dir={direction}
      className={`${headingFont.variable} ${accentedHeadingFont.variable}`}
      data-theme={theme}
      data-color-scheme={colorScheme}
    >
      <body>
        <title>{translate('Page Error')}</title>
        <CrashView error={error} onRetry={reset} scope="site" />
      </body>
    </html>
  );
}
