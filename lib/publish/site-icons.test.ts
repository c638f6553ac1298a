import { siteIcons } from './site-icons';

const iconOf = (favicon: string | undefined) => siteIcons({ favicon, basePath: '/preview' })?.icon;

test.each([
  ['/favicon.svg', '/preview/favicon.svg'],
  ['https://elsewhere.example.org/icon.svg', 'https://elsewhere.example.org/icon.svg'],
  [undefined, undefined],
])('the icon %s is at %s', (favicon, address) => {
  expect(iconOf(favicon)).toBe(address);
});
