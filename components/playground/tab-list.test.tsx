import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabList } from './tab-list';

function Sample() {
  const [chosen, setChosen] = useState<'a' | 'b' | 'c'>('a');
  return (
    <TabList
      prefix="sample"
      label="Sample"
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        { id: 'a', label: 'Value' },
        { id: 'b', label: 'Errors', count: 3 },
        { id: 'c', label: 'Saved', count: 0 },
      ]}
    >
      <p>Text of {chosen}</p>
    </TabList>
  );
}

it('arrows move the focus, Enter chooses, and the panel has the name of its tab', async () => {
  render(<Sample />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Value' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Errors 3' })).toHaveFocus();
  expect(screen.getByText('Text of a')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Errors 3' })).toHaveTextContent('Text of b');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Saved' })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('tabindex', '0');
});
