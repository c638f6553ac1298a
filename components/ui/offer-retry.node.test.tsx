/** @jest-environment node */
import { offerRetry } from './offer-retry';

it('fails the build when a part cannot be loaded on the server', async () => {
  await expect(offerRetry<object>(() => Promise.reject(new Error('first')))()).rejects.toThrow('first');
});
