import { useEnvironment, useFiles } from '../lib/config/fixtures/use-environment';
import { configText } from '../lib/config/fixtures/write-content';
import { useLocale } from './use-locale';

it('the texts of the site are loaded only once their translations are in the environment', async () => {
  useFiles({
    'site.config.ts': configText({ i18n: { locales: ['en', 'de'] } }),
    'i18n/de/translations.ts': "export default { texts: { note: 'Hinweis' } };",
  });
  useEnvironment({ LOCALE: 'de' });
  await useLocale();
  const { translate } = await import('../lib/translations/translate');
  expect(translate('note')).toBe('Hinweis');
});
