import { act, screen } from '@testing-library/react';
import { compileEidos } from '../compiler/compile-eidos';
import type { Eidos } from '../compiler/node';
import { createRules } from '../rules/create-rules';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { BooleanField } from './BooleanField';

const optional = objectSchema({ member: { type: 'boolean' } });
const nullable = objectSchema({ member: { type: ['boolean', 'null'] } }, 'member');

describe('BooleanField', () => {
  it('is a checkbox that toggles between yes and no', async () => {
    const { controller, user } = renderScreen(optional, { children: <BooleanField pointer="/member" /> });
    const box = screen.getByRole('checkbox', { name: 'Member' });
    await user.click(box);
    expect(box).toBeChecked();
    expect(controller.get('/member')).toBe(true);
    await user.keyboard(' ');
    expect(box).not.toBeChecked();
    expect(controller.get('/member')).toBe(false);
  });

  it('has a third state where the schema allows null', async () => {
    const { controller, user } = renderScreen(nullable, { data: { member: null } });
    const box = screen.getByRole('checkbox', { name: 'Member' });
    const seen = [];
    expect(box).toBePartiallyChecked();
    for (let press = 0; press < 3; press++) {
      await user.click(box);
      seen.push(controller.get('/member'));
    }
    expect(seen).toEqual([true, false, null]);
    expect(box).toBePartiallyChecked();
  });

  it('keeps the focus where a box takes the place of the list for a value of another type', async () => {
    const { controller, user } = renderScreen(nullable, { data: { member: { z: 1 } } });
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(controller.get('/member')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Member' })).toHaveFocus();
  });

  it('requires an answer without a default', async () => {
    const schema = objectSchema({ member: { type: 'boolean', 'x-eidos': { widget: 'radio' } } }, 'member');
    const { user } = renderScreen(schema);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('radiogroup', { name: 'Member' })).toBeInvalid();
  });

  it('is marked as required until it is answered: then an unticked box means no', async () => {
    const { user } = renderScreen(objectSchema({ member: { type: 'boolean' } }, 'member'));
    const box = screen.getByRole('checkbox', { name: 'Member' });
    expect(box).toBeRequired();
    await user.click(box);
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(box).not.toBeRequired();
  });

  const consent = { type: 'boolean', const: true };

  it.each([
    ['of its own', consent],
    ['of a definition', { $ref: '#/$defs/consent' }],
    ['of several schemas', { allOf: [{ type: 'boolean' }, { enum: [true] }] }],
  ])('requires a tick when only yes is valid by a schema %s', async (_, field) => {
    const schema = {
      type: 'object',
      properties: { consent: field },
      required: ['consent'],
      $defs: { consent },
    };
    const { user, container } = renderScreen(schema);
    const box = screen.getByRole('checkbox', { name: 'Consent' });
    expect(box).toBeRequired();
    expect(box).not.toBePartiallyChecked();
    await user.tab();
    await user.tab();
    expect(box).toHaveAccessibleErrorMessage('Select this checkbox to continue.');
    await expectAccessible(container);
    await user.click(box);
    expect(box).toBeValid();
    await user.click(box);
    expect(box).toHaveAccessibleErrorMessage('Select this checkbox to continue.');
  });

  it('shows the messages of the schema, of rules and of the screen at a consent too', async () => {
    const own = { ...consent, 'x-eidos': { errors: { const: 'Please agree.', required: 'Please agree.' } } };
    const schema = objectSchema({ own, news: consent, terms: consent }, 'own');
    const eidos: Eidos = compileEidos(schema);
    const definitions: object = { checks: { '/news': () => 'Not at your age.' } };
    const { controller } = renderScreen(schema, {
      data: { news: true, terms: false },
      rules: createRules(eidos, definitions),
      translations: { errorMessage: (_, node) => (node?.label === 'Terms' ? 'Read them first.' : undefined) },
    });
    await act(() => controller.submit());
    const box = (name: string) => screen.getByRole('checkbox', { name });
    expect(box('Own')).toHaveAccessibleErrorMessage('Please agree.');
    expect(box('News')).toHaveAccessibleErrorMessage('Not at your age.');
    expect(box('Terms')).toHaveAccessibleErrorMessage('Read them first.');
  });

  it.each([
    ['without a default', {}],
    ['whose default is no', { default: false }],
  ])(
    '%s leaves nothing behind in a group that was null or not there, however deep it is',
    async (_, more) => {
      const gift = { type: 'boolean', ...more };
      const address = objectSchema({ street: { type: 'string' }, gift }, 'street');
      const schema = objectSchema({
        home: { anyOf: [address, { type: 'null' }] },
        order: objectSchema({ to: address }, 'to'),
      });
      const { controller, user } = renderScreen(schema, { data: { home: null } });
      for (const box of screen.getAllByRole('checkbox', { name: 'Gift' })) {
        await user.click(box);
        expect(controller.getSnapshot().errors).not.toEqual([]);
        await user.click(screen.getByRole('checkbox', { name: 'Gift', checked: true }));
        expect(controller.getSnapshot()).toMatchObject({ data: { home: null }, errors: [], dirty: false });
      }
    },
  );

  it('leaves nothing behind in a group that was loaded and emptied', async () => {
    const address = objectSchema({ street: { type: 'string' }, gift: { type: 'boolean' } });
    const { controller, user } = renderScreen(objectSchema({ home: address }), {
      data: { home: { street: 'A' } },
    });
    await user.clear(screen.getByRole('textbox', { name: 'Street' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gift' }));
    expect(controller.get('/home')).toEqual({ gift: true });
    await user.click(screen.getByRole('checkbox', { name: 'Gift' }));
    expect(controller.getSnapshot().data).toEqual({});
  });

  it('is a switch when the schema says so', async () => {
    const schema = objectSchema({ member: { type: 'boolean', 'x-eidos': { widget: 'switch' } } });
    const { user } = renderScreen(schema);
    const toggle = screen.getByRole('switch', { name: 'Member' });
    await user.click(toggle);
    expect(toggle).toBeChecked();
  });

  it('labels its answers as radio buttons', async () => {
    const { controller, user, container } = renderScreen(nullable, {
      data: { member: true },
      children: <BooleanField pointer="/member" widget="radio" />,
    });
    expect(screen.getByRole('radiogroup', { name: 'Member' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(controller.get('/member')).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(controller.get('/member')).toBeNull();
    await expectAccessible(container);
  });

  it('is accessible in every state', async () => {
    for (const member of [true, false, null]) {
      const { container, unmount } = renderScreen(nullable, { data: { member } });
      await expectAccessible(container);
      unmount();
    }
  });
});
