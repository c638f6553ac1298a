import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { everyPart } from '../testing/every-part';
import { expectAccessible } from '../testing/render-screen';
import { EidosScreen } from './EidosScreen';
import { preloadScreen } from './lazy-registry';

beforeAll(() => preloadScreen());

const eidos = compileEidos(everyPart);
const history = [{ item: 'Ink', amount: 1 }];

/** Presses Tab until the element has the focus: every control must be reachable this way. */
async function tabTo(user: UserEvent, element: HTMLElement) {
  for (let presses = 0; presses < 60 && document.activeElement !== element; presses++) await user.tab();
  expect(element).toHaveFocus();
}

const textbox = (name: string) => screen.getByRole('textbox', { name });

async function fill(user: UserEvent, element: HTMLElement, keys: string) {
  await tabTo(user, element);
  await user.keyboard(keys);
}

async function openTab(user: UserEvent, name: RegExp) {
  await tabTo(user, screen.getByRole('tab', { selected: true }));
  for (let presses = 0; presses < 4; presses++) {
    if (screen.getByRole('tab', { selected: true }).textContent?.match(name)) return;
    await user.keyboard('{ArrowRight}');
  }
}

async function fillCustomer(user: UserEvent) {
  await fill(user, textbox('Name'), 'Ada');
  await fill(user, textbox('Email'), 'ada@example.org');
  await fill(user, screen.getByLabelText('Born'), '1815-12-10');
  await fill(user, screen.getByRole('checkbox', { name: 'Member' }), ' ');
  await fill(user, screen.getByRole('checkbox', { name: 'Newsletter' }), '  ');
  await fill(user, textbox('Age'), '35{ArrowUp}');
  await fill(user, textbox('Discount'), '1.5{ArrowUp}');
  await fill(user, screen.getByRole('radio', { name: 'S' }), ' {ArrowDown}');
  await fill(user, textbox('Notes'), 'First{Enter}Second');
  await fill(user, screen.getByRole('radio', { name: 'E-mail' }), ' {ArrowDown}');
  await fill(user, textbox('Number'), '1');
}

const expected = {
  name: 'Ada',
  email: 'ada@example.org',
  born: '1815-12-10',
  member: true,
  newsletter: false,
  age: 36,
  discount: 2,
  size: 'M',
  notes: 'First\nSecond',
  contact: { via: 'phone', number: '123' },
  lines: [{ item: 'Pen', amount: 2 }],
  steps: ['Pack', 'Send'],
  history,
};

describe('a screen with every part', () => {
  it('is filled, corrected, undone and submitted with only the keyboard', async () => {
    const onSubmit = jest.fn();
    const user = userEvent.setup();
    const { container } = render(<EidosScreen eidos={eidos} data={{ history }} onSubmit={onSubmit} />);
    await fillCustomer(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(textbox('Number')).toBeInvalid());
    expect(textbox('Number')).toHaveFocus();
    await expectAccessible(container);
    await user.keyboard('23{Enter}');

    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Lines'));
    await fill(user, screen.getByRole('button', { name: 'Add row' }), '{Enter}');
    await user.keyboard('Pen{Tab}2{Enter}');
    await expectAccessible(container);

    await openTab(user, /Steps/);
    await fill(user, screen.getByRole('button', { name: 'Add row' }), '{Enter}');
    await user.keyboard('Send{Enter}');
    await fill(user, screen.getByRole('button', { name: 'Add row' }), '{Enter}');
    await user.keyboard('Pack{Enter}');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await user.keyboard('Wrong{Enter}{Control>}z{/Control}');
    await expectAccessible(container);

    await openTab(user, /History/);
    expect(within(screen.getByRole('tabpanel')).getByText('Ink')).toBeVisible();
    await fill(user, screen.getByRole('button', { name: 'Save' }), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expected));
    await expectAccessible(container);
  }, 30_000);
});
