import { describePages, isInScope } from './path-scope';

const tutorial = ['/docs/tutorial/philosophy', '/docs/tutorial/getting started', '/docs/tutorial/a/b'];
const api = ['/docs/api/controller', '/docs/api/Components/Fields/TextField'];

it('a sidebar whose pages share a folder is described by that folder', () => {
  expect(describePages(tutorial, [...tutorial, ...api])).toEqual({ within: ['/docs/tutorial'] });
});

it('a page of another sidebar in the same folder is excepted', () => {
  const scope = describePages(tutorial, [...tutorial, '/docs/tutorial/alone']);
  expect(isInScope('/docs/tutorial/alone', scope)).toBe(false);
  expect(isInScope('/docs/tutorial/getting%20started', scope)).toBe(true);
});

it('pages without a common folder are listed', () => {
  const members = ['/docs/alone', '/docs/api/x'];
  expect(describePages(members, [...members, ...tutorial])).toEqual({ paths: members });
});

it('an index page stands for its folder', () => {
  const scope = describePages(['/docs/releases/'], ['/docs/releases/', ...tutorial]);
  expect(scope).toEqual({ within: ['/docs/releases'] });
  expect(isInScope('/docs/releases', scope)).toBe(true);
  expect(isInScope('/docs/tutorial/philosophy', scope)).toBe(false);
});

it('a pattern wins over the rest', () => {
  expect(isInScope('/DOCS/x', { pattern: '^/docs/', except: ['/DOCS/x'] })).toBe(true);
});
