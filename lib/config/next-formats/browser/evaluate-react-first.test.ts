/** @jest-environment jsdom */
import { appBootstrap } from 'next/dist/client/app-bootstrap';
import { evaluateReactFirst } from './evaluate-react-first';

let isEvaluated = false;
jest.mock('react-dom/client', () => {
  isEvaluated = true;
  return {};
});

it('makes the framework hydrate after the task that evaluates React', async () => {
  evaluateReactFirst();
  const hydrated = new Promise((resolve) => appBootstrap(() => resolve(isEvaluated)));
  expect(isEvaluated).toBe(false);
  expect(await hydrated).toBe(true);
});
