import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createColorSchemeStore } from './color-scheme-store';
import { ColorSchemeContext, useColorScheme } from './use-color-scheme';

function Shown() {
  const { mode, colorScheme, setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>{`${mode} ${colorScheme}`}</button>;
}

beforeEach(() => localStorage.clear());

it('leaves the mode undefined on the server, so that hydration matches', () => {
  expect(renderToString(<Shown />)).toContain('undefined undefined');
});

it('renders again when the mode changes, and follows its own store', () => {
  const store = createColorSchemeStore({ defaultMode: 'light' });
  render(
    <ColorSchemeContext value={store}>
      <Shown />
    </ColorSchemeContext>,
  );
  act(() => screen.getByRole('button', { name: 'light light' }).click());
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
});
