import { fixtureSite } from '../../config/fixtures/site';
import { routeOf, segmentsOf } from './routes';
import { readVersions } from './versions';

describe('the URL of a page', () => {
  it.each([
    ['tutorial/types', undefined, '/docs/tutorial/types'],
    ['tutorial/getting started', undefined, '/docs/tutorial/getting started'],
    ['releases/index', undefined, '/docs/releases/'],
    ['tutorial/types', 'kinds', '/docs/tutorial/kinds'],
    ['tutorial/types', '/kinds', '/docs/kinds'],
    ['tutorial/types', '/', '/docs'],
    ['tutorial/index', 'start', '/docs/tutorial/start'],
  ])('of %s with slug %s is %s', (id, slug, path) => {
    expect(routeOf(id, slug, '/docs')).toBe(path);
  });

  it('is split for the docs route', () => {
    expect(segmentsOf('/docs/releases/')).toEqual(['releases']);
    expect(segmentsOf('/docs/tutorial/getting started')).toEqual(['tutorial', 'getting started']);
  });
});

describe('versions', () => {
  it('treats versions before the latest as unreleased and those after it as unmaintained', () => {
    const { docs } = fixtureSite({
      docs: {
        mainDoc: 'x',
        versions: [
          { name: 'current', label: 'Next', path: '/docs/next' },
          { name: '2.0', label: '2.0', path: '/docs' },
          { name: '1.0', label: '1.0', path: '/docs/1.0' },
        ],
      },
    });
    expect(readVersions(docs).map(({ latest, banner, folder }) => [latest, banner, folder])).toEqual([
      [false, 'unreleased', 'docs'],
      [true, 'none', 'versioned_docs/2.0'],
      [false, 'unmaintained', 'versioned_docs/1.0'],
    ]);
  });
});
