import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { EidosPart } from '../parts/EidosPart';
import { StringField } from '../fields/StringField';
import type { ControllerOptions } from '../controller/controller';
import { createController } from '../controller/create-controller';
import { EidosScreen } from '../screen/EidosScreen';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { german } from '../translations/german';
import { standardRegistry } from '../screen/standard-registry';
import { HUD, type HUDProps } from './HUD';

const text = { type: 'string' };
const person = objectSchema({ name: { type: 'string' }, email: { type: 'string', minLength: 3 } }, 'name');

function renderHud(options: ControllerOptions<unknown> = {}, props: HUDProps = {}) {
  return renderScreen(person, {
    ...options,
    children: (
      <div data-testid="around">
        <EidosPart pointer="" />
        <HUD {...props} />
      </div>
    ),
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const name = () => screen.getByRole('textbox', { name: /Name/ });
const spoken = () => screen.getByRole('status').textContent;

describe('HUD', () => {
  it('shows what is unsaved', async () => {
    const { user } = renderHud();
    expect(screen.getByText('Nothing changed')).toBeVisible();
    await user.type(name(), 'Ada');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  });

  it("uses the texts of the screen's catalogue", () => {
    renderScreen(person, { children: <HUD />, translations: { locale: 'de', catalogue: german } });
    expect(button('Speichern')).toBeVisible();
    expect(screen.getByText('Nichts geändert')).toBeVisible();
  });

  it('shows no errors of fields that were not touched', () => {
    renderHud();
    expect(screen.queryByRole('button', { name: /error/ })).not.toBeInTheDocument();
  });

  it('shows what setErrors reports for the whole record, until the next submit', async () => {
    const { controller, user } = renderHud({ data: { name: 'Ada' } });
    act(() => controller.setErrors({ '': 'Record locked' }));
    expect(screen.getByText('Record locked', { selector: '.eidos-hud__failure' })).toBeVisible();
    await waitFor(() => expect(spoken()).toBe('Record locked'));
    await user.click(button('Save'));
    expect(screen.queryByText('Record locked', { selector: '.eidos-hud__failure' })).not.toBeInTheDocument();
  });

  it('shows the number of errors, and focuses the first', async () => {
    const { user } = renderHud({ data: { email: 'a' } });
    await user.click(name());
    await user.tab();
    await user.tab();
    await user.click(button('2 errors'));
    expect(name()).toHaveFocus();
  });

  it('counts thousands of errors of a table, and counts again when one is corrected', async () => {
    const schema = objectSchema({
      lines: { type: 'array', items: objectSchema({ count: { type: 'integer', minimum: 1 } }) },
    });
    const data = { lines: Array.from({ length: 3000 }, () => ({ count: 0 })) };
    const { user, controller } = renderScreen(schema, { data, children: <HUD /> });
    await user.click(button('Save'));
    expect(await screen.findByText(/^3,000 errors/)).toBeVisible();
    act(() => controller.set('/lines/1500/count', 2));
    expect(screen.getByText(/^2,999 errors/)).toBeVisible();
    act(() => controller.insertRow('/lines', 0, { count: 0 }));
    expect(screen.getByText(/^2,999 errors/)).toBeVisible();
  });

  it('undoes and redoes, announces it, and keeps the focus when there is nothing left to undo', async () => {
    const { user, controller } = renderHud({ data: { name: 'Ada' } });
    act(() => controller.set('/name', 'Grace'));
    button('Undo').focus();
    await user.keyboard('{Enter}');
    expect(controller.get('/name')).toBe('Ada');
    expect(spoken()).toBe('Undone.');
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Undo')).toHaveFocus();
    await user.click(button('Redo'));
    expect(controller.get('/name')).toBe('Grace');
  });

  it('saves, and announces it', async () => {
    const onSubmit = jest.fn();
    const { user } = renderHud({ data: { name: 'Ada' }, onSubmit });
    await user.click(button('Save'));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada' });
    await waitFor(() => expect(spoken()).toBe('Saved.'));
    expect(screen.getByText('Everything is saved')).toBeVisible();
  });

  it('focuses the first error when saving is refused, and announces how many there are', async () => {
    const onSubmit = jest.fn();
    const { user } = renderHud({ onSubmit });
    await user.click(button('Save'));
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(name()).toHaveFocus());
    await waitFor(() => expect(spoken()).toBe('Not saved: 1 error to fix.'));
  });

  it.each<[string, object, string, string]>([
    ['a table without rows', { lines: { type: 'array', minItems: 1, items: text } }, 'button', 'Add row'],
    ['the whole screen', { name: text }, 'textbox', 'Name'],
  ])('leads to an error of %s', async (_, properties, role, control) => {
    const schema = { type: 'object', properties, minProperties: 1 };
    const children = (
      <>
        <EidosPart pointer="" />
        <HUD />
      </>
    );
    const data = 'lines' in properties ? { lines: [] } : {};
    const { user } = renderScreen(schema, { data, children, registry: standardRegistry });
    await user.click(button('Save'));
    await waitFor(() => expect(screen.getByRole(role, { name: control })).toHaveFocus());
  });

  it('does not move away from under the pointer because a field that loses the focus shows its errors', async () => {
    const { user } = renderHud();
    await user.click(name());
    await user.pointer({ target: button('Save'), keys: '[MouseLeft>]' });
    expect(name()).toHaveFocus();
    expect(screen.queryByText('Fill in this field.')).not.toBeInTheDocument();
  });

  it('does not submit a form that is not its own', async () => {
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user, controller } = renderScreen(person, {
      data: { name: 'Ada' },
      children: (
        <form onSubmit={handleSubmit}>
          <HUD />
        </form>
      ),
    });
    await user.click(button('Save'));
    expect(handleSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(controller.getSnapshot().status).toBe('submitted'));
  });
});

describe('the shortcuts', () => {
  it.each([
    ['{Control>}z{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}'],
    ['{Meta>}z{/Meta}', '{Meta>}{Shift>}z{/Shift}{/Meta}'],
    ['{Control>}z{/Control}', '{Control>}y{/Control}'],
  ])('undo with %s and redo with %s from any field', async (undo, redo) => {
    const { user, controller } = renderHud({ data: { name: 'Ada' } });
    act(() => controller.set('/name', 'Grace'));
    name().focus();
    await user.keyboard(undo);
    expect(controller.get('/name')).toBe('Ada');
    await user.keyboard(redo);
    expect(controller.get('/name')).toBe('Grace');
    expect(name()).toHaveFocus();
  });

  it('save with Ctrl+S instead of the browser', async () => {
    const onSubmit = jest.fn();
    const { controller } = renderHud({ data: { name: 'Ada' }, onSubmit });
    const wentOn = fireEvent.keyDown(name(), { key: 's', ctrlKey: true });
    expect(wentOn).toBe(false);
    await waitFor(() => expect(controller.getSnapshot().status).toBe('submitted'));
  });

  it('go on when a step of undo takes the field that has the focus', async () => {
    const then = objectSchema({ since: { type: 'string' } });
    const schema = {
      ...(objectSchema({ kind: { type: 'string' } }) as object),
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      then,
    };
    const children = [<EidosPart key="" pointer="" />, <HUD key="hud" />];
    const { controller, user } = renderScreen(schema, { children });
    act(() => controller.set('/kind', 'a'));
    await user.click(screen.getByRole('textbox', { name: 'Since' }));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByText('Kind').parentElement).toHaveFocus());
    await user.keyboard('{Control>}y{/Control}');
    expect(controller.getSnapshot().data).toEqual({ kind: 'a' });
  });

  it('use the position of the key on keyboards without Latin letters', () => {
    const { controller } = renderHud({ data: { name: 'Ada' } });
    act(() => controller.set('/name', 'Grace'));
    fireEvent.keyDown(name(), { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(controller.get('/name')).toBe('Ada');
  });

  it('do not affect other screens, and can be switched off', () => {
    const { controller, container } = renderHud({ data: { name: 'Ada' } }, { shortcuts: false });
    expect(container.querySelector('[aria-keyshortcuts]')).toBeNull();
    act(() => controller.set('/name', 'Grace'));
    expect(fireEvent.keyDown(name(), { key: 'z', ctrlKey: true })).toBe(true);
    expect(controller.get('/name')).toBe('Grace');
    const other = renderScreen(person, { data: { name: 'Ada' }, children: <StringField pointer="/name" /> });
    act(() => other.controller.set('/name', 'Grace'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(other.controller.get('/name')).toBe('Grace');
  });
});

describe('warnBeforeLeaving', () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('makes the browser ask only while there are unsaved changes', async () => {
    const { controller } = renderHud({ data: { name: 'Ada' } });
    expect(leave()).toBe(true);
    act(() => controller.set('/name', 'Grace'));
    expect(leave()).toBe(false);
    await act(() => controller.submit());
    expect(leave()).toBe(true);
  });

  it('can be turned off', () => {
    const { controller } = renderHud({ data: { name: 'Ada' } }, { warnBeforeLeaving: false });
    act(() => controller.set('/name', 'Grace'));
    expect(leave()).toBe(true);
  });
});

it.each(['readOnly', 'disabled'])(
  'undoes nothing in a screen that is %s, and again once it is not',
  async (lock) => {
    const controller = createController<unknown>(compileEidos(person), { data: { name: 'Ada' } });
    const view = (props: object) => <EidosScreen controller={controller} hud={<HUD />} {...props} />;
    const { rerender } = render(view({}));
    const user = userEvent.setup();
    await user.type(name(), '!');
    rerender(view({ [lock]: true }));
    await user.click(button('Undo'));
    act(() => button('Undo').focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(controller.get('/name')).toBe('Ada!');
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    rerender(view({}));
    await user.click(button('Undo'));
    expect(controller.get('/name')).toBe('Ada');
    expect(spoken()).toBe('Undone.');
  },
);
