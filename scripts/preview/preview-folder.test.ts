import fc from 'fast-check';
import { previewFolder } from './preview-folder';

it('keeps a plain name', () => {
  expect(previewFolder('fix-typo-2')).toBe('fix-typo-2');
});

it.each([
  ['feature/x', /^feature-x-[\da-f]{6}$/],
  ['Größe/Übersicht', /^gro-e-ubersicht-[\da-f]{6}$/],
  ['機能', /^[\da-f]{6}$/],
  ['v1.0', /^v1-0-[\da-f]{6}$/],
  ['x'.repeat(200), /^x{41}-[\da-f]{6}$/],
])('makes a safe name of %s', (branch, expected) => {
  expect(previewFolder(branch)).toMatch(expected);
});

it('gives branches that look alike different folders', () => {
  const branches = ['feature/x', 'feature-x', 'feature_x', 'Feature-x', 'feature--x', 'fêature-x'];
  expect(new Set(branches.map(previewFolder)).size).toBe(branches.length);
});

it('makes a part of a path of any name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (branch) => {
      expect(previewFolder(branch)).toMatch(/^[a-z\d](?:[a-z\d-]{0,46}[a-z\d])?$/);
    }),
  );
});
