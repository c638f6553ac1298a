import NotFound from '../../../not-found';
import Page from './page';

it('is not the 404 page of Next while pages are being written, as that would stay when the file is there', async () => {
  const page = await Page({ params: Promise.resolve({ section: 'tutorial', slug: ['none'] }) });
  expect(page.type).toBe(NotFound);
});
