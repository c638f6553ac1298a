import { act, renderHook } from '@testing-library/react';
import { storePreferredVersion, usePreferredVersion } from './preferred-version';

it('a preferred docs version that no longer exists is deleted', () => {
  localStorage.setItem('docs-preferred-version-default', 'old');
  const { result } = renderHook(() => usePreferredVersion(['current', '1.0']));
  expect(result.current).toBeUndefined();
  expect(localStorage.getItem('docs-preferred-version-default')).toBeNull();
  act(() => storePreferredVersion('1.0'));
  expect(result.current).toBe('1.0');
});

it('a docs version is neither stored nor read where the configuration turns that off', () => {
  localStorage.setItem('docs-preferred-version-default', '1.0');
  process.env.NEXT_PUBLIC_VERSION_PERSISTENCE = 'none';
  const { result } = renderHook(() => usePreferredVersion(['current', '1.0']));
  expect(result.current).toBeUndefined();
  act(() => storePreferredVersion('current'));
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
  delete process.env.NEXT_PUBLIC_VERSION_PERSISTENCE;
});
