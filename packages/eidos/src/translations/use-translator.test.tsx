import { render, screen } from '@testing-library/react';
import { english } from './english';
import { useTranslator } from './translations-context';

function RowCount() {
  const { t } = useTranslator(english);
  return <p>{t('table.rows', { count: 3 })}</p>;
}

describe('useTranslator', () => {
  it('gives a part of your own the English words that it hands in, with no table on the screen', () => {
    render(<RowCount />);
    expect(screen.getByText('3 rows')).toBeVisible();
  });
});
