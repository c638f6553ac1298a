/**
 * Types are checked by `npm test -- types`.
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"rootDir": "."}}
 */

import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

// Each module gets them as parameters: looking up a global of a test's context is slow. None is replaced by fake timers.
const GLOBALS = 'Array JSON Map Math Number Object RegExp Set String Symbol WeakMap WeakSet process'.split(
  ' ',
);

/** One project: where its tests lie and whether they need a document. */
async function project(
  displayName: string,
  testMatch: string[],
  testEnvironment: 'node' | 'jsdom',
  modules: Record<string, string> = {},
) {
  const config = await createConfig({
    displayName,
    testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
    testEnvironment,
    sandboxInjectedGlobals: GLOBALS,
    setupFilesAfterEnv: [
      '<rootDir>/jest.console.ts',
      ...(testEnvironment === 'jsdom' ? ['<rootDir>/jest.setup.ts'] : []),
    ],
    modulePathIgnorePatterns: ['<rootDir>/(?:out|\\.next|\\.export|\\.cache)/'],
    moduleNameMapper: {
      ...modules,
      '^@/(.*)$': '<rootDir>/$1',
      '^eidos$': '<rootDir>/packages/eidos/src/index.ts',
      '^eidos/(\\w+)$': '<rootDir>/packages/eidos/src/$1.ts',
      // Their exports name no CommonJS build, which is all that jest can load.
      '^beautiful-mermaid$': '<rootDir>/node_modules/beautiful-mermaid/dist/index.js',
      '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    },
  })();
  // Many packages of the MDX family are ESM only, so everything is transformed but CSS modules and large CommonJS packages.
  const ready =
    '/node_modules/(?:typescript|react-dom|@testing-library|aria-query|dom-accessibility-api|ajv|elkjs)/';
  return { ...config, transformIgnorePatterns: ['^.+\\.module\\.(css|sass|scss)$', ready] };
}

/** Tests of what depends on React itself, such as the order in which it renders changes. */
const OLDEST_REACT =
  'packages/eidos/src/{choices/ComboboxField,screen/{EidosScreen,kept-focus,lazy-part,removing,screen-props,server-rendering,shadow-root,whole-screen}}.test.tsx';

export default async (): Promise<Config> => ({
  // Four times jest's default: a machine that is busy with other checks is slow, which is not an error.
  testTimeout: 20_000,
  projects: [
    await project('lib', ['lib/**/*.test.ts', 'scripts/**/*.test.ts'], 'node'),
    await project('content', ['content/**/*.test.ts'], 'node'),
    await project(
      'components',
      ['{components,app}/**/*.test.{ts,tsx}', '{lib,content,scripts}/**/*.test.tsx'],
      'jsdom',
    ),
    // Setting up a document takes longer than most tests of the compiler and the controller, which need none.
    await project('eidos', ['packages/eidos/**/*.test.ts'], 'node'),
    await project('eidos-screens', ['packages/eidos/**/*.test.tsx'], 'jsdom'),
    // Whole screens, their props, lazy parts and rendering on a server in the oldest React that the toolkit supports.
    await project('react-18', [OLDEST_REACT], 'jsdom', {
      '^(react|react-dom)(/.*)?$': '<rootDir>/packages/react-18/node_modules/$1$2',
    }),
  ],
});
