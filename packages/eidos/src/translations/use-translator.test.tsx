import { render, screen } from '@testing-library/react';
import { createTranslator, english, type PartialCatalogue } from './catalogue';
import { TranslationsContext, useTranslator } from '../hooks/contexts';

function Words({ own, says }: { own?: PartialCatalogue; says: string }) {
  const { t } = useTranslator(own);
  return <p>{t(says, { count: 3 })}</p>;
}

const own = { 'own.greeting': 'Hello' };

describe('useTranslator', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

  it('knows the English texts that a custom part passes, without a table on the screen', () => {
    render(<Words own={english} says="table.rows" />);
    expect(screen.getByText('3 rows')).toBeVisible();
  });

  it('knows the texts of one part only in that part', () => {
    render(<Words own={own} says="own.greeting" />);
    render(<Words says="own.greeting" />);
    expect(screen.getByText('Hello')).toBeVisible();
    expect(screen.getByText('own.greeting')).toBeVisible();
  });

  it('does not change the translator of the screen', () => {
    const translator = createTranslator();
    render(
      <TranslationsContext.Provider value={translator}>
        <Words own={own} says="own.greeting" />
      </TranslationsContext.Provider>,
    );
    expect(screen.getByText('Hello')).toBeVisible();
    expect([translator.t('own.greeting'), createTranslator().t('own.greeting')]).toEqual([
      'own.greeting',
      'own.greeting',
    ]);
  });

  it('prefers the catalogue of the screen to the texts of a part', () => {
    const french = createTranslator({ locale: 'fr', catalogue: { 'own.greeting': 'Bonjour' } });
    render(
      <TranslationsContext.Provider value={french}>
        <Words own={own} says="own.greeting" />
      </TranslationsContext.Provider>,
    );
    expect(screen.getByText('Bonjour')).toBeVisible();
  });
});
