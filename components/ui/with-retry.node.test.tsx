/** @jest-environment node */
import { withRetry } from './with-retry';

it('fails the build when a part cannot be loaded on the server', async () => {
  await expect(withRetry<object>(() => Promise.reject(new Error('first')))()).rejects.toThrow('first');
});
