/** @jest-environment node */
import { causeChain } from './crash-view';

it('joins the message with its causal chain', () => {
  const error = new Error('outer message', { cause: new Error('inner cause', { cause: 'a text' }) });
  expect(causeChain(error)).toBe('outer message\n\nCause:\ninner cause\n\nCause:\na text');
});

it('ends a chain that leads back to itself', () => {
  const error = new Error('round');
  error.cause = error;
  expect(causeChain(error)).toBe('round');
});
