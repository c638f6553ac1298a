import path from 'node:path';
import { useEnvironment } from '../../fixtures/use-environment';
import { printDiagnostic } from '../../diagnostics/print-diagnostic';
import { checkContent } from './check-content';

jest.setTimeout(240_000);

it('content in the shapes of other generators has no fault, and only its unknown field is a warning', async () => {
  const fixture = path.resolve('e2e/fixtures/full');
  useEnvironment({ CONTENT_DIR: `${fixture}/content`, SITE_CONFIG: `${fixture}/site.config.ts` });
  const { diagnostics, warnings } = await checkContent();
  expect(diagnostics.map(printDiagnostic)).toEqual([]);
  const foreign = [...warnings.oddities, ...warnings.brokenLinks].filter(({ file }) =>
    file.includes('/foreign/'),
  );
  expect(foreign.map(({ message }) => message)).toEqual(['"custom_field" is not a known name.']);
});
