import { render, screen } from '@testing-library/react';
import {
  coverableMain,
  makeMain,
  showArticleAhead,
  withdrawArticle,
} from '@/lib/browser/navigation/article-ahead';
import { Article } from './article';

const article = (title: string) => ({ html: `<h1>${title}</h1>`, sidebar: 'api' });
const draw = (title: string) => <Article key={title} article={article(title)} contentHash={title} />;
const showAhead = (title: string) => {
  const main = makeMain(article(title));
  showArticleAhead(coverableMain()!, main, article(title).html);
  return main;
};
const main = () => screen.getByRole('main');

afterEach(withdrawArticle);

test('a page that was not shown ahead is drawn', () => {
  render(draw('First'));
  expect(main()).toHaveTextContent('First');
  expect(main()).toHaveAttribute('data-sidebar', 'api');
});

test('one that is on screen already stays as it is, and leaves with its page', () => {
  const { rerender } = render(draw('First'));
  const shown = showAhead('Second');
  rerender(draw('Second'));
  expect(main()).toBe(shown);
  rerender(draw('Third'));
  expect(main()).toHaveTextContent('Third');
  expect(shown).not.toBeInTheDocument();
});

test('one that was shown ahead of another text gives way to it', () => {
  const { rerender } = render(draw('First'));
  showAhead('Old text');
  rerender(draw('New text'));
  withdrawArticle();
  expect(main()).toHaveTextContent('New text');
});

test('a page whose article was withdrawn while it was rendered is drawn', () => {
  const { rerender } = render(draw('First'));
  showAhead('Second');
  const Withdraw = () => {
    withdrawArticle();
    return null;
  };
  rerender(
    <>
      {draw('Second')}
      <Withdraw />
    </>,
  );
  expect(main()).toHaveTextContent('Second');
});

test('it comes after a sidebar that came with its page', () => {
  const { rerender } = render(<div>{draw('First')}</div>);
  const shown = showAhead('Second');
  rerender(
    <div>
      <nav>Sidebar</nav>
      {draw('Second')}
    </div>,
  );
  expect(screen.getByRole('navigation').compareDocumentPosition(shown)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
