/** @jest-environment jsdom */
import { appBootstrap } from 'next/dist/client/app-bootstrap';
import { evaluateReactFirst } from './evaluate-react-first';

let isEvaluated = false;
jest.mock('react-dom/client', () => {
  isEvaluated = true;
  return {};
});

it('makes the framework hydrate after the task that evaluates React', async () => {
  const order: string[] = [];
  evaluateReactFirst();
  const hydrated = new Promise<void>((resolve) => {
    appBootstrap(() => {
      order.push(`hydrated, React evaluated: ${isEvaluated}`);
      resolve();
    });
  });
  order.push(`first task, React evaluated: ${isEvaluated}`);
  await hydrated;
  expect(order).toEqual(['first task, React evaluated: false', 'hydrated, React evaluated: true']);
});
