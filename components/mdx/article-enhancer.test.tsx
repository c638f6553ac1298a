import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleEnhancer } from './article-enhancer';
import { renderFixture } from './compile-fixture';

const tabs =
  '<Tabs groupId="pm">\n<TabItem value="npm">A</TabItem>\n<TabItem value="yarn">B</TabItem>\n</Tabs>';

const selected = () => screen.getByRole('tab', { selected: true });

test('an article that is edited while it is on screen becomes interactive again', async () => {
  window.scrollBy = jest.fn();
  const article = await renderFixture(tabs);
  const markup = article.innerHTML;
  article.dataset.article = '';
  const { rerender } = render(<ArticleEnhancer version="a" />);
  await waitFor(() => expect(article).toHaveAttribute('data-enhanced'));
  article.innerHTML = markup.replace('>A<', '>Edited<');
  rerender(<ArticleEnhancer version="b" />);
  await waitFor(() => expect(article).toHaveAttribute('data-enhanced'));
  await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
  expect(selected()).toHaveTextContent('yarn');
});
