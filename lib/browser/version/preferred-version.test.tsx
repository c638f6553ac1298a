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
