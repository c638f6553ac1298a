import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { restoreDraft, serializeDraft } from '../controller/draft';
import type { JsonSchema } from '../json/json-schema';
import { EidosPart } from '../parts/EidosPart';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { createRules } from '../rules/create-rules';
import { EidosProvider } from '../screen/EidosProvider';
import { EidosScreen } from '../screen/EidosScreen';
import { listRegistry } from '../screen/list-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { uploadField, type UploadOptions } from './upload-field';
import type { Upload, UploadContext } from './use-uploads';

const photoOf = (title?: string): JsonSchema => ({ type: 'string', title, 'x-eidos': { widget: 'file' } });
const schema = objectSchema({ photo: photoOf('Photo') }, 'photo');

/** A registry with the field, and what becomes of each upload that it starts. */
function createUploads(options?: UploadOptions) {
  const uploads: (UploadContext & {
    name: string;
    store(value: string): void;
    fail(error: unknown): void;
  })[] = [];
  const upload: Upload = (file, context) =>
    new Promise((store, fail) => uploads.push({ ...context, name: file.name, store, fail }));
  return { registry: createRegistry({ widgets: { file: uploadField(upload, options) } }), uploads };
}

/** A screen with one field, and its uploads. */
function renderField(options?: UploadOptions) {
  const { registry, uploads } = createUploads(options);
  return { ...renderScreen(schema, { registry }), uploads };
}

/** The same with a status bar that saves. */
function renderSaving(of: JsonSchema = schema, data?: object) {
  const { registry, uploads } = createUploads();
  const onSubmit = jest.fn();
  const controller = createController<unknown>(compileEidos(of), { data, onSubmit });
  const onError = jest.fn();
  const view = render(<EidosScreen controller={controller} registry={registry} onError={onError} />);
  return { ...view, controller, onError, onSubmit, uploads, user: userEvent.setup() };
}

/** A field that leaves the screen and comes back, like that of a table cell. */
function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <EidosPart pointer="/photo" />}
      <button onClick={() => setOpen(!isOpen)}>Close</button>
    </>
  );
}

const settle = (end: () => void) =>
  act(() => {
    end();
    return Promise.resolve();
  });

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const input = () => screen.getByLabelText(/Photo/);

it('stores what the function returns, and names it', async () => {
  const { controller, user, uploads, container } = renderField({ accept: 'image/*' });
  expect(input()).toHaveAttribute('accept', 'image/*');
  await user.upload(input(), file('cat.png'));
  expect(input()).toHaveAccessibleDescription('Uploading cat.png…');
  expect(uploads[0]).toMatchObject({ name: 'cat.png', pointer: '/photo' });
  act(() => uploads[0]!.onProgress(0.416));
  expect(input()).toHaveAccessibleDescription('Uploading cat.png: 42 %');
  await settle(() => uploads[0]!.store('https://files.example.com/my%20cat.png?v=1'));
  expect(controller.get('/photo')).toBe('https://files.example.com/my%20cat.png?v=1');
  expect(input()).toHaveAccessibleDescription('my cat.png');
  await expectAccessible(container);
  act(() => controller.undo());
  expect(controller.get('/photo')).toBeUndefined();
  expect(input()).toHaveAccessibleErrorMessage('Fill in this field.');
});

it.each(['left', 'refused'])(
  'a file on its way is not counted as missing after its field was %s',
  async (how) => {
    const { controller, user, uploads } = renderSaving();
    const count = () => screen.queryByText('1 error');
    if (how === 'refused') await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.upload(input(), file('cat.png'));
    await user.tab();
    expect(count()).not.toBeInTheDocument();
    expect(controller.getErrors('', 'shown')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel cat.png' }));
    expect(count()).toBeVisible();
    await user.upload(input(), file('dog.png'));
    expect(count()).not.toBeInTheDocument();
    await settle(() => uploads[1]!.store('dog'));
    act(() => controller.set('/photo', undefined));
    expect(count()).toBeVisible();
  },
);

it('removes the file, and keeps the focus in the field', async () => {
  const { controller, user, uploads } = renderField({ nameOf: () => 'the photo' });
  await user.upload(input(), file('cat.png'));
  await settle(() => uploads[0]!.store('x'));
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(controller.get('/photo')).toBeUndefined();
  expect(input()).toHaveFocus();
});

it('a removed file leaves the null that was loaded', async () => {
  const photo = { ...(photoOf('Photo') as object), type: ['string', 'null'] } as JsonSchema;
  const { registry } = createUploads();
  const { user, controller } = renderScreen(objectSchema({ photo }), { registry, data: { photo: null } });
  act(() => controller.set('/photo', '/cat.png'));
  await user.click(screen.getByRole('button', { name: 'Remove cat.png' }));
  expect(controller.getSnapshot()).toMatchObject({ data: { photo: null }, dirty: false });
});

it('shows the words of the application’s error, and its own for a failed request', async () => {
  const { controller, user, uploads } = renderField();
  await user.upload(input(), file('cat.png'));
  await settle(() => uploads[0]!.fail(new Error('This file is larger than 1 MB.')));
  expect(input()).toHaveAccessibleErrorMessage('This file is larger than 1 MB.');
  await user.upload(input(), file('dog.png'));
  expect(input()).toBeValid();
  await settle(() => uploads[1]!.fail(new TypeError('Failed to fetch')));
  expect(input()).toHaveAccessibleErrorMessage(
    'dog.png could not be uploaded. Check the connection and choose it again.',
  );
  expect(controller.get('/photo')).toBeUndefined();
});

it('keeps the failure, although the request reports more progress', async () => {
  const { user, uploads } = renderField();
  await user.upload(input(), file('cat.png'));
  await settle(() => uploads[0]!.fail(new Error('Too large.')));
  act(() => uploads[0]!.onProgress(0.9));
  expect(input()).toHaveAccessibleErrorMessage('Too large.');
});

it('shows no percentage when the total is not known', async () => {
  const { user, uploads } = renderField();
  await user.upload(input(), file('cat.png'));
  act(() => uploads[0]!.onProgress(5 / 0));
  expect(input()).toHaveAccessibleDescription('Uploading cat.png…');
});

it.each([
  ['a response that is not JSON', new SyntaxError('Unexpected token <')],
  ['a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
])('shows its own words for %s', async (_, error) => {
  const { user, uploads } = renderField();
  await user.upload(input(), file('cat.png'));
  await settle(() => uploads[0]!.fail(error));
  expect(input()).toHaveAccessibleErrorMessage(/^cat.png could not be uploaded/);
});

it('stores only the file that was chosen last, and none that was canceled', async () => {
  const { controller, user, uploads, unmount } = renderField();
  await user.upload(input(), file('first.png'));
  await user.upload(input(), file('second.png'));
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await settle(() => uploads[1]!.store('second'));
  await settle(() => uploads[0]!.store('first'));
  expect(controller.get('/photo')).toBe('second');
  await user.upload(input(), file('third.png'));
  await user.click(screen.getByRole('button', { name: 'Cancel third.png' }));
  await settle(() => uploads[2]!.store('third'));
  expect(controller.get('/photo')).toBe('second');
  await user.upload(input(), file('fourth.png'));
  unmount();
  await settle(() => undefined);
  expect(uploads[3]!.signal.aborted).toBe(true);
});

it('goes on while one of several providers of the record is left, and when another one takes its place', async () => {
  const { registry, uploads } = createUploads();
  const controller = createController<unknown>(compileEidos(schema));
  const show = (...steps: readonly string[]) =>
    steps.map((step) => (
      <EidosProvider key={step} controller={controller} registry={registry}>
        {step === 'photo' ? <EidosPart pointer="/photo" /> : step}
      </EidosProvider>
    ));
  const { rerender } = render(show('photo', 'aside'));
  await userEvent.upload(input(), file('cat.png'));
  rerender(show('photo'));
  rerender(show('second step'));
  await settle(() => undefined);
  expect(uploads[0]!.signal.aborted).toBe(false);
  await settle(() => uploads[0]!.store('cat'));
  expect(controller.get('/photo')).toBe('cat');
  rerender(show('photo'));
  await userEvent.upload(input(), file('dog.png'));
  rerender(show());
  await settle(() => undefined);
  expect(uploads[1]!.signal.aborted).toBe(true);
});

it('goes to the row that it was chosen in, which has moved since, and to none that is gone', async () => {
  const item = objectSchema({ photo: { type: 'string', 'x-eidos': { widget: 'file' } } });
  const { registry, uploads } = createUploads();
  const list = { type: 'array', items: item, 'x-eidos': { widget: 'cards' } };
  const { controller, user } = renderScreen(objectSchema({ list }), {
    registry: mergeRegistries(listRegistry, registry),
    data: { list: [{}, {}, {}] },
  });
  const inputs = () => screen.getAllByLabelText(/Photo/);
  await user.upload(inputs()[0]!, file('first.png'));
  await user.upload(inputs()[1]!, file('second.png'));
  await user.upload(inputs()[2]!, file('third.png'));
  act(() => {
    controller.removeRow('/list', 0);
    controller.insertRow('/list', 0);
    controller.moveRow('/list', 2, 0);
  });
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  for (const [at, name] of ['first', 'second', 'third'].entries())
    await settle(() => uploads[at]!.store(name));
  expect(controller.get('/list')).toEqual([{ photo: 'third' }, {}, { photo: 'second' }]);
});

it('goes on while an Activity hides its screen, and ends with the screen', async () => {
  const { registry, uploads } = createUploads();
  const controller = createController(compileEidos(schema));
  const screenOf = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <EidosScreen controller={controller} registry={registry} />
    </Activity>
  );
  const { rerender, unmount } = render(screenOf('visible'));
  await userEvent.upload(input(), file('cat.png'));
  await settle(() => rerender(screenOf('hidden')));
  await settle(() => uploads[0]!.store('cat'));
  rerender(screenOf('visible'));
  expect(input()).toHaveAccessibleDescription('cat');
  await userEvent.upload(input(), file('dog.png'));
  await settle(unmount);
  expect(uploads[1]!.signal.aborted).toBe(true);
});

it('continues while its field is not on the screen', async () => {
  const { registry, uploads } = createUploads();
  const { controller, user } = renderScreen(schema, { registry, children: <Closable /> });
  await user.upload(input(), file('cat.png'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(uploads[0]!.signal.aborted).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(input()).toHaveAccessibleDescription('Uploading cat.png…');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await settle(() => uploads[0]!.store('cat'));
  expect(controller.get('/photo')).toBe('cat');
});

it.each(['the saved record', 'another record'] as const)('ends when %s takes the place', async (which) => {
  const { controller, user, uploads } = renderField();
  await user.upload(input(), file('cat.png'));
  act(() => controller.reset(...(which === 'another record' ? [{ photo: 'other' }] : [])));
  expect(uploads[0]!.signal.aborted).toBe(true);
  const before: unknown = controller.get('');
  await settle(() => uploads[0]!.store('cat'));
  expect(controller.get('')).toEqual(before);
  expect(input()).not.toHaveAccessibleDescription(/Uploading/);
  await user.upload(input(), file('dog.png'));
  await settle(() => uploads[1]!.fail(new Error('Too large.')));
  act(() => controller.reset({ photo: 'third' }));
  expect(input()).toBeValid();
});

describe('when another eidos replaces the one of the screen', () => {
  const rows = (extra: Readonly<Record<string, JsonSchema>>) =>
    objectSchema({
      lines: {
        type: 'array',
        'x-eidos': { widget: 'cards' },
        items: objectSchema({ photo: { type: 'string', title: 'Photo', 'x-eidos': { widget: 'file' } } }),
      },
      ...extra,
    });
  const first = compileEidos(rows({}));
  const second = compileEidos(rows({ note: { type: 'string', title: 'Note' } }));
  const data = { lines: [{}, {}] };
  const file = new File(['x'], 'a.png');

  function renderRows() {
    const { registry, uploads } = createUploads();
    const onSubmit = jest.fn();
    const screenOf = (eidos: typeof first) => (
      <EidosScreen
        eidos={eidos}
        data={data}
        onSubmit={onSubmit}
        registry={mergeRegistries(listRegistry, registry)}
      />
    );
    const view = render(screenOf(first));
    return {
      ...view,
      replace: () => view.rerender(screenOf(second)),
      uploads,
      onSubmit,
      user: userEvent.setup(),
    };
  }

  it('a file on its way goes to the same field, and Save waits for it', async () => {
    const { user, replace, uploads, onSubmit } = renderRows();
    await user.upload((await screen.findAllByLabelText('Photo'))[1]!, file);
    replace();
    await user.type(await screen.findByLabelText('Note'), 'n');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await settle(() => uploads[0]!.store('/files/a.png'));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ lines: [{}, { photo: '/files/a.png' }], note: 'n' }),
    );
  });

  it('it still ends with the screen', async () => {
    const { user, replace, uploads, unmount } = renderRows();
    await user.upload((await screen.findAllByLabelText('Photo'))[0]!, file);
    replace();
    expect(uploads[0]!.signal.aborted).toBe(false);
    unmount();
    await settle(() => undefined);
    expect(uploads[0]!.signal.aborted).toBe(true);
  });
});

it('shows the error of a stored file when its provider says', async () => {
  const { registry, uploads } = createUploads();
  const eidos = compileEidos(objectSchema({ photo: { ...(photoOf('Photo') as object), minLength: 9 } }));
  const controller = createController(eidos, { validation: 'onChange' });
  render(
    <EidosProvider controller={controller} registry={registry} validation="onSubmit">
      <EidosPart pointer="" />
    </EidosProvider>,
  );
  await userEvent.upload(input(), file('cat.png'));
  await settle(() => uploads[0]!.store('short'));
  expect(controller.getErrors('')).toHaveLength(1);
  expect(controller.getErrors('', 'shown')).toEqual([]);
});

it('keeps the value when the function returns nothing', async () => {
  const { controller, uploads, user } = renderSaving(schema, { photo: 'old' });
  await user.upload(await screen.findByLabelText(/Photo/), file('cat.png'));
  await settle(() => uploads[0]!.store(undefined as never));
  expect(controller.get('/photo')).toBe('old');
  expect(input()).toHaveAccessibleErrorMessage(/^cat.png could not be uploaded/);
});

it.each(['the screen is left', 'the record is reset'])(
  'saves nothing when %s while Save waits',
  async (end) => {
    const { controller, onError, onSubmit, user, unmount } = renderSaving(schema, { photo: 'old' });
    await user.upload(await screen.findByLabelText(/Photo/), file('cat.png'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await settle(() => (end === 'the screen is left' ? unmount() : controller.reset()));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    await settle(() => void controller.submit());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);

describe('when a condition changes its field', () => {
  const schemaWith = (then: JsonSchema, otherwise: JsonSchema = {}) => ({
    ...(objectSchema({ on: { type: 'boolean' } }) as object),
    if: objectSchema({ on: { const: true } }, 'on'),
    then: objectSchema({ photo: then }),
    else: otherwise,
  });

  it('is named once in a read-only field', () => {
    const { registry } = createUploads();
    const { container } = renderScreen(
      objectSchema({ photo: { allOf: [photoOf('Photo')], readOnly: true } }),
      {
        registry,
        data: { photo: '/files/cat.png' },
      },
    );
    expect(container).toHaveTextContent(/^Photocat\.png$/);
  });

  it('is stored although the field has become read-only', async () => {
    const shown = objectSchema({ photo: photoOf('Photo') });
    const of = schemaWith({ readOnly: true }, shown);
    const { controller, uploads, user } = renderSaving(of, {});
    await user.upload(await screen.findByLabelText(/Photo/), file('cat.png'));
    act(() => controller.set('/on', true));
    await settle(() => uploads[0]!.store('cat'));
    expect(controller.get('')).toEqual({ on: true, photo: 'cat' });
  });

  it('goes on while the field is hidden, and is there when it is shown again', async () => {
    const { controller, onSubmit, uploads, user } = renderSaving(schemaWith(photoOf('Photo')), { on: true });
    await user.upload(await screen.findByLabelText(/Photo/), file('cat.png'));
    act(() => controller.set('/on', false));
    await settle(() => uploads[0]!.fail(new Error('Too large.')));
    expect(controller.getSnapshot().errors).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({ on: false });
    act(() => controller.set('/on', true));
    expect(input()).toHaveAccessibleErrorMessage('Too large.');
    await user.upload(input(), file('dog.png'));
    act(() => controller.set('/on', false));
    await settle(() => uploads[1]!.store('dog'));
    act(() => controller.set('/on', true));
    expect(controller.get('')).toEqual({ on: true, photo: 'dog' });
    expect(input()).toHaveAccessibleDescription('dog');
  });
});

it('is not saved while a file is on its way or has failed, and the page is not left without asking', async () => {
  const { controller, uploads, user, unmount } = renderSaving(schema, { photo: 'dog' });
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const isUnsaved = () => [controller.getSnapshot().dirty, asks()];
  await user.upload(input(), file('cat.png'));
  expect(isUnsaved()).toEqual([true, true]);
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel cat.png' }));
  expect(isUnsaved()).toEqual([false, false]);
  await user.upload(input(), file('cow.png'));
  await settle(() => uploads[1]!.fail(new Error('Too large')));
  expect(isUnsaved()).toEqual([true, true]);
  // A draft has no files, and nothing that stands for one.
  const resumed = createController<unknown>(compileEidos(schema), { data: { photo: 'dog' } });
  expect(restoreDraft(resumed, serializeDraft(controller))).toEqual([]);
  expect(resumed.getSnapshot().dirty).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove cow.png' }));
  expect(isUnsaved()).toEqual([false, false]);
  await user.upload(input(), file('hen.png'));
  unmount();
  await waitFor(() => expect(controller.getSnapshot().dirty).toBe(false));
});

it('replaces nothing that has taken the place of its group', async () => {
  const { controller, user, uploads } = renderSaving(
    objectSchema({ owner: objectSchema({ photo: photoOf('Photo') }) }),
    {
      owner: {},
    },
  );
  await user.upload(input(), file('cat.png'));
  act(() => controller.receive({ owner: 'Ada' }));
  await settle(() => uploads[0]!.store('cat'));
  expect(controller.getSnapshot()).toMatchObject({ data: { owner: 'Ada' }, dirty: false });
});

it.each(['Address', 'Photo 2'])('does not go to the field of another option: %s', async (title) => {
  const option = (kind: string, src: JsonSchema) => ({
    ...(objectSchema({ kind: { const: kind }, src }, 'kind') as object),
    title: kind,
  });
  const other = title === 'Photo 2' ? photoOf(title) : { type: 'string', title };
  const media = { oneOf: [option('image', photoOf('Photo')), option('link', other)] };
  const { controller, uploads, user } = renderSaving(objectSchema({ media }), { media: { kind: 'image' } });
  await user.upload(await screen.findByLabelText('Photo'), file('cat.png'));
  await user.click(screen.getByRole('radio', { name: 'link' }));
  expect(await screen.findByLabelText(title)).not.toHaveAccessibleDescription(/Uploading/);
  await settle(() => uploads[0]!.store('cat'));
  expect(controller.get('/media')).toEqual({ kind: 'link' });
});

it('is waited for by Save, which says so, and saves nothing without the file', async () => {
  const { onSubmit, uploads, user } = renderSaving();
  await user.upload(await screen.findByLabelText(/Photo/), file('cat.png'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Waiting for the upload…' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Waiting for the upload…' }));
  await settle(() => uploads[0]!.fail(new Error('Too large.')));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.upload(input(), file('dog.png'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await settle(() => uploads[1]!.store('dog'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({ photo: 'dog' });
});

it('that has failed is not saved without, until it is removed or replaced', async () => {
  const { controller, onSubmit, uploads, user } = renderSaving(objectSchema({ photo: photoOf('Photo') }));
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.upload(await screen.findByLabelText(/Photo/), file('cat.png'));
  await settle(() => uploads[0]!.fail(new Error('Too large.')));
  expect(screen.getByRole('button', { name: /1 error/ })).toBeVisible();
  await save();
  await waitFor(() => expect(input()).toHaveFocus());
  expect(input()).toHaveAccessibleErrorMessage('Too large.');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove cat.png' }));
  expect(input()).toHaveFocus();
  expect(input()).toBeValid();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({});
  expect(controller.getSnapshot().errors).toEqual([]);
});

it('of an entry of a map goes with its name', async () => {
  const map = { type: 'object', additionalProperties: photoOf() };
  const { controller, onSubmit, uploads, user } = renderSaving(objectSchema({ map }), {
    map: { a: 'old', b: 'x' },
  });
  await screen.findByRole('group', { name: 'a' });
  const entryOf = (name: string) =>
    screen.getByRole('group', { name }).querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(entryOf('a'), file('cat.png'));
  const [name] = screen.getAllByRole('textbox', { name: 'Name' });
  await user.type(name!, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(uploads[0]!.signal.aborted).toBe(false);
  expect(entryOf('a!')).toHaveAccessibleDescription('Uploading cat.png…');
  await settle(() => uploads[0]!.store('cat'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ map: { 'a!': 'cat', b: 'x' } }));
  await user.upload(entryOf('a!'), file('dog.png'));
  act(() => controller.renameEntry('/map', 'a!', 'c'));
  await settle(() => uploads[1]!.fail(new Error('Too large.')));
  expect(entryOf('c')).toHaveAccessibleErrorMessage('Too large.');
});

it.each(['undo', 'redo'] as const)(
  'of an entry of a map stays with it through %s of its names',
  async (last) => {
    const map = { type: 'object', additionalProperties: objectSchema({ photo: photoOf('Photo') }) };
    const { controller, onSubmit, uploads, user } = renderSaving(objectSchema({ map }), { map: { a: {} } });
    await user.upload(await screen.findByLabelText('Photo'), file('cat.png'));
    act(() =>
      controller.batch(() => {
        controller.renameEntry('/map', 'a', 'b');
        controller.renameEntry('/map', 'b', 'c');
      }),
    );
    act(() => controller.undo());
    if (last === 'redo') act(() => controller.redo());
    expect(uploads[0]!.signal.aborted).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await settle(() => uploads[0]!.fail(new Error('Too large.')));
    expect(input()).toHaveAccessibleErrorMessage('Too large.');
    await user.upload(input(), file('dog.png'));
    await settle(() => uploads[1]!.store('dog'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const name = last === 'undo' ? 'a' : 'c';
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ map: { [name]: { photo: 'dog' } } }));
  },
);

it('of an entry of a map stays with it when a rule throws at its new name', async () => {
  const entry = {
    type: 'object',
    properties: { photo: { type: 'string', title: 'Photo', 'x-eidos': { widget: 'file' } } },
  } as const;
  const map = { type: 'object', additionalProperties: entry } as const;
  const eidos = compileEidos({ type: 'object', properties: { map } });
  const refuseB = (entries: object = {}) => {
    if ('b' in entries) throw new Error('Not b.');
    return undefined;
  };
  const rules = createRules(eidos, { checks: { '/map': refuseB } });
  const controller = createController(eidos, { data: { map: { a: {} } }, rules });
  const { registry, uploads } = createUploads();
  render(<EidosScreen controller={controller} registry={registry} />);
  await userEvent.upload(await screen.findByLabelText('Photo'), file('cat.png'));
  expect(() => controller.renameEntry('/map', 'a', 'b')).toThrow('Not b.');
  await settle(() => uploads[0]!.store('cat'));
  expect(controller.get('/map')).toEqual({ a: { photo: 'cat' } });
});

it('of an entry of a map ends with it', async () => {
  const map = { type: 'object', additionalProperties: objectSchema({ photo: photoOf('Photo') }) };
  const { controller, uploads, user } = renderSaving(objectSchema({ map }), { map: { a: {} } });
  await user.upload(await screen.findByLabelText('Photo'), file('cat.png'));
  await user.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(uploads[0]!.signal.aborted).toBe(true);
  await settle(() => uploads[0]!.store('cat'));
  expect(controller.get('')).toEqual({});
});

const cell = (row: number) => screen.getAllByRole('row')[row]!.querySelector('td')!;

/** A table of two rows, in which a file was chosen in each, and their cells were left. */
async function renderLeftCells() {
  const rows = { type: 'array', items: objectSchema({ photo: photoOf('Photo'), n: { type: 'string' } }) };
  const view = renderSaving(objectSchema({ rows }), { rows: [{ n: '1' }, { n: '2' }] });
  for (const row of [1, 2]) {
    await waitFor(() => expect(cell(row)).toBeVisible());
    await view.user.click(cell(row));
    await view.user.keyboard('{F2}');
    await view.user.upload(cell(row).querySelector('input')!, file(`${row}.png`));
    await view.user.keyboard('{Enter}');
  }
  return view;
}

it('of a cell that was left ends with its row, so that Save does not wait for it', async () => {
  const { controller, onSubmit, uploads, user } = await renderLeftCells();
  act(() => controller.removeRow('/rows', 1));
  expect(uploads.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  await settle(() => uploads[0]!.store('one'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rows: [{ n: '1', photo: 'one' }] }));
});

it('of a cell that was left is announced when it fails', async () => {
  const { uploads } = await renderLeftCells();
  await settle(() => uploads[1]!.fail(new Error('Too large.')));
  expect(screen.getByRole('status')).toHaveTextContent('Photo, row 2: Too large.');
});

it('of a cell shows at the closed cell that it has failed', async () => {
  const { onSubmit, uploads, user } = await renderLeftCells();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await settle(() => uploads[0]!.store('one'));
  await settle(() => uploads[1]!.fail(new Error('Too large.')));
  await waitFor(() => expect(cell(2)).toHaveFocus());
  expect(cell(2)).toBeInvalid();
  expect(cell(2)).toHaveAccessibleDescription('Too large.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is waited for by a submit that a program starts, which reports a file that is not stored', async () => {
  const { controller, onSubmit, uploads, user } = renderSaving();
  await user.upload(await screen.findByLabelText(/Photo/), file('cat.png'));
  let outcome: unknown;
  act(() => void controller.submit().then((result) => (outcome = result)));
  expect(screen.getByRole('button', { name: 'Waiting for the upload…' })).toBeVisible();
  await expect(controller.submit()).resolves.toEqual({ status: 'busy' });
  await settle(() => uploads[0]!.fail(new Error('Too large.')));
  await waitFor(() =>
    expect(outcome).toMatchObject({ status: 'failed', errors: [{ pointer: '/photo', code: 'upload' }] }),
  );
  await user.upload(input(), file('dog.png'));
  act(() => void controller.submit());
  await settle(() => uploads[1]!.store('dog'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ photo: 'dog' }));
});
