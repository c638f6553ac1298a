import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import type { JsonSchema } from '../json/json-schema';
import { createRegistry } from '../parts/registry';
import { EidosScreen } from '../screen/EidosScreen';
import { expectAccessible, objectSchema } from '../testing/render-screen';
import { readDataUrl, uploadField, type UploadOptions } from './upload-field';
import type { Upload, UploadContext } from './use-uploads';

const item = { type: 'string' };
const filesOf = (more?: Exclude<JsonSchema, boolean>): JsonSchema =>
  objectSchema({
    files: { type: 'array', title: 'Photos', items: item, 'x-eidos': { widget: 'files' }, ...more },
  });

/** A screen with one field for several files, and the uploads that it starts by name. */
function renderFiles(schema = filesOf(), data?: object, options?: UploadOptions) {
  const uploads: Record<string, UploadContext & { store(value: string): void; fail(error: unknown): void }> =
    {};
  const upload: Upload = (file, context) =>
    new Promise((store, fail) => (uploads[file.name] = { ...context, store, fail }));
  const part = uploadField(upload, options);
  const onSubmit = jest.fn();
  const controller = createController<unknown>(compileEidos(schema), { data, onSubmit });
  const registry = createRegistry({ widgets: { files: part } });
  const view = render(<EidosScreen controller={controller} registry={registry} />);
  return { ...view, controller, onSubmit, uploads, user: userEvent.setup({ applyAccept: false }) };
}

const settle = (end: () => void) =>
  act(() => {
    end();
    return new Promise((resolve) => setTimeout(resolve));
  });
const image = (name: string) => new File(['x'], name, { type: 'image/png' });
const input = () => screen.getByLabelText<HTMLInputElement>(/^Photo/, { selector: 'input' });
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

function drop(...files: readonly File[]) {
  const target = input().parentElement!;
  // Browsers give a folder the name of a file, too, and only this tells it apart.
  const entryOf = ({ name }: File) => ({ name, isDirectory: name === 'folder' });
  const items = files.map((file) => ({ webkitGetAsEntry: () => entryOf(file) }));
  const dataTransfer = { types: ['Files'], files, items, dropEffect: 'copy' };
  const opened = (['dragOver', 'drop'] as const).filter((type) => {
    const event = createEvent[type](target);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    return fireEvent(target, event);
  });
  // Otherwise the browser leaves the page to open the file.
  expect(opened).toEqual([]);
  return dataTransfer.dropEffect;
}

it('stores every file in the order in which they were chosen, each as an undo step', async () => {
  const { controller, container, user, uploads } = renderFiles(filesOf(), {
    files: ['https://x.test/old.png'],
  });
  await screen.findByLabelText('Photos');
  expect(input().multiple).toBe(true);
  await user.upload(input(), [image('a.png'), image('b.png')]);
  act(() => uploads['a.png']!.onProgress(0.5));
  expect(rows()).toEqual(['old.png Remove', 'Uploading a.png: 50 % Cancel', 'Uploading b.png… Cancel']);
  await settle(() => uploads['b.png']!.store('/files/b.png'));
  expect(controller.get('/files')).toEqual(['https://x.test/old.png']);
  await settle(() => uploads['a.png']!.store('/files/a.png'));
  expect(controller.get('/files')).toEqual(['https://x.test/old.png', '/files/a.png', '/files/b.png']);
  await expectAccessible(container);
  act(() => controller.undo());
  expect(controller.get('/files')).toEqual(['https://x.test/old.png', '/files/a.png']);
});

it('removes one stored file and cancels one upload, and keeps the focus in the field', async () => {
  const { controller, user, uploads } = renderFiles(filesOf(), { files: ['/a', '/b'] });
  await screen.findByLabelText('Photos');
  await user.upload(input(), [image('c.png'), image('d.png')]);
  await user.click(button('Cancel c.png'));
  expect(uploads['c.png']!.signal.aborted).toBe(true);
  expect(input()).toHaveFocus();
  await user.click(button('Remove a'));
  expect(input()).toHaveFocus();
  await settle(() => uploads['d.png']!.store('/d'));
  expect(controller.get('/files')).toEqual(['/b', '/d']);
});

it('names the file that could not be stored, and Save waits for all and saves none without it', async () => {
  const { onSubmit, user, uploads } = renderFiles();
  await screen.findByLabelText('Photos');
  await user.upload(input(), [image('a.png'), image('b.png'), image('c.png')]);
  await user.click(button('Save'));
  await settle(() => uploads['a.png']!.store('/a'));
  await settle(() => uploads['b.png']!.fail(new Error('Too large.')));
  await settle(() => uploads['c.png']!.store('/c'));
  await waitFor(() => expect(input()).toHaveFocus());
  expect(input()).toHaveAccessibleErrorMessage('b.png: Too large.');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(button('Remove b.png'));
  expect(input()).toBeValid();
  await user.click(button('Save'));
  expect(onSubmit).toHaveBeenCalledWith({ files: ['/a', '/c'] });
});

it('shows the errors of the list and of its items', async () => {
  const { user, uploads } = renderFiles(filesOf({ maxItems: 1, items: { type: 'string', pattern: '^/' } }));
  await screen.findByLabelText('Photos');
  await user.upload(input(), [image('a.png'), image('b.png')]);
  await settle(() => uploads['a.png']!.store('a'));
  await settle(() => uploads['b.png']!.store('/b'));
  await user.click(button('Save'));
  await waitFor(() => expect(input()).toBeInvalid());
  expect(rows()).toEqual(['a Remove', 'b Remove', 'Choose at most 1.', '“a”: The format is not valid.']);
});

it('takes files that are dropped', async () => {
  const { controller, uploads } = renderFiles();
  await screen.findByLabelText('Photos');
  drop(image('a.png'), image('b.png'));
  await settle(() => uploads['a.png']!.store('/a'));
  await settle(() => uploads['b.png']!.store('/b'));
  expect(controller.get('/files')).toEqual(['/a', '/b']);
});

it('says that a dropped folder is one, and uploads the files next to it', async () => {
  const { controller, uploads } = renderFiles();
  await screen.findByLabelText('Photos');
  drop(new File([], 'folder'), image('a.png'));
  await settle(() => uploads['a.png']!.store('/a'));
  expect(controller.get('/files')).toEqual(['/a']);
  expect(input()).toHaveAccessibleErrorMessage('folder is a folder. Choose the files in it.');
});

it.each([
  ['image/*', 'a.PNG', 'image/png', true],
  ['image/png, .pdf', 'a.PDF', 'application/pdf', true],
  ['image/*', 'unknown.heic', '', true],
  ['image/*', 'a.txt', 'text/plain', false],
  ['.pdf', 'a.png', 'image/png', false],
])('with accept="%s", %s of the type "%s" is accepted: %s', async (accept, name, type, isAccepted) => {
  const { uploads } = renderFiles(filesOf(), undefined, { accept });
  await screen.findByLabelText('Photos');
  drop(new File(['x'], name, { type }));
  await settle(() => undefined);
  expect(name in uploads).toBe(isAccepted);
  if (!isAccepted)
    expect(input()).toHaveAccessibleErrorMessage(`${name} is not an accepted file type (${accept}).`);
});

it('refuses several files where one is stored, instead of losing some', async () => {
  const one = objectSchema({ photo: { ...item, title: 'Photo', 'x-eidos': { widget: 'files' } } });
  const { uploads, user } = renderFiles(one);
  await screen.findByLabelText('Photo');
  drop(image('a.png'), image('b.png'));
  await waitFor(() =>
    expect(input()).toHaveAccessibleErrorMessage(
      'Only one file can be stored here. Remove it and choose one.',
    ),
  );
  expect(uploads).toEqual({});
  await user.click(button('Remove a.png'));
  expect(input()).toBeValid();
});

it('ignores what is dropped on a disabled field, and names the files of a read-only one', async () => {
  const { unmount, uploads } = renderFiles(filesOf({ 'x-eidos': { widget: 'files', disabled: true } }));
  await screen.findByLabelText('Photos');
  expect(drop(image('a.png'))).toBe('none');
  expect(uploads).toEqual({});
  unmount();
  const { container, unmount: end } = renderFiles();
  const fieldset = document.createElement('fieldset');
  fieldset.disabled = true;
  container.before(fieldset);
  fieldset.append(container);
  await screen.findByLabelText('Photos');
  expect(drop(image('a.png'))).toBe('none');
  end();
  renderFiles(filesOf({ readOnly: true }), { files: ['/files/a.png', '/files/b%20c.png'] });
  expect(await screen.findByRole('group', { name: 'Photos' })).toHaveTextContent('a.png, b c.png');
});

it('stores a file as a data URL with its name', async () => {
  const registry = createRegistry({ formats: { 'data-url': uploadField(readDataUrl) } });
  const schema = objectSchema({ photo: { type: 'string', format: 'data-url', title: 'Photo' } });
  const controller = createController<unknown>(compileEidos(schema));
  render(<EidosScreen controller={controller} registry={registry} />);
  await screen.findByLabelText('Photo');
  await userEvent.upload(input(), new File(['hi'], 'my; cat.txt', { type: 'text/plain' }));
  const url = 'data:text/plain;name=my%3B%20cat.txt;base64,aGk=';
  await waitFor(() => expect(controller.get('/photo')).toBe(url));
  expect(input()).toHaveAccessibleDescription('my; cat.txt');
});

it.each(['before', 'during'])('stops reading a file for a data URL that is aborted %s', async (when) => {
  const abort = new AbortController();
  if (when === 'before') abort.abort();
  const url = readDataUrl(new File(['hi'], 'a.txt'), { signal: abort.signal, onProgress: () => {} });
  abort.abort();
  await expect(url).rejects.toBe(abort.signal.reason);
});

it('stores nothing for a file that is too long for a data URL, which Chromium reads as an empty text', async () => {
  jest.spyOn(FileReader.prototype, 'result', 'get').mockReturnValue('');
  const registry = createRegistry({ formats: { 'data-url': uploadField(readDataUrl) } });
  const schema = objectSchema({ photo: { type: 'string', format: 'data-url', title: 'Photo' } });
  const controller = createController<unknown>(compileEidos(schema));
  render(<EidosScreen controller={controller} registry={registry} />);
  await screen.findByLabelText('Photo');
  await userEvent.upload(input(), new File(['x'], 'a.mp4'));
  await waitFor(() =>
    expect(input()).toHaveAccessibleErrorMessage(
      'a.mp4 could not be read. Choose a smaller file, or this one again if it was changed or moved.',
    ),
  );
  expect(controller.getSnapshot().data).toEqual({});
  jest.restoreAllMocks();
});

it('keeps the error of a failed file through every change of the value, and that of the server next to it', async () => {
  const { controller, user, uploads } = renderFiles(filesOf(), { files: ['/old'] });
  await screen.findByLabelText('Photos');
  act(() => controller.setErrors({ '/files': 'Too many.' }));
  await user.upload(input(), image('a.png'));
  await settle(() => uploads['a.png']!.fail(new Error('Too large.')));
  const messages = () => controller.getErrors('/files').map(({ message }) => message);
  expect(messages()).toEqual(['Too many.', 'a.png: Too large.']);
  await user.click(button('Remove old'));
  expect(messages()).toEqual(['a.png: Too large.']);
  expect(screen.getByRole('button', { name: /1 error/ })).toBeVisible();
  await user.click(button('Remove a.png'));
  expect(messages()).toEqual([]);
});

it('replaces a failed file that is chosen again', async () => {
  const { controller, user, uploads } = renderFiles();
  await screen.findByLabelText('Photos');
  await user.upload(input(), image('a.png'));
  await settle(() => uploads['a.png']!.fail(new TypeError('Failed to fetch')));
  await user.upload(input(), image('a.png'));
  await settle(() => uploads['a.png']!.store('/a.png'));
  expect(controller.get('/files')).toEqual(['/a.png']);
  expect(rows()).toEqual(['a.png Remove']);
  expect(input()).toBeValid();
});

it('adds to a stored value other than a list, which stays', async () => {
  const { controller, user, uploads } = renderFiles(filesOf(), { files: '/single.png' });
  await screen.findByLabelText('Photos');
  expect(rows()).toContain('single.png Remove');
  await user.upload(input(), image('a.png'));
  await settle(() => uploads['a.png']!.store('/a'));
  expect(controller.get('/files')).toEqual(['/single.png', '/a']);
});

it('stores the file on its way, although another one is refused', async () => {
  const one = objectSchema({ photo: { ...item, title: 'Photo', 'x-eidos': { widget: 'files' } } });
  const { controller, uploads } = renderFiles(one, undefined, { accept: 'image/*' });
  await screen.findByLabelText('Photo');
  drop(image('a.png'));
  drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await settle(() => uploads['a.png']!.store('/a'));
  expect(controller.get('/photo')).toBe('/a');
  expect(input()).toHaveAccessibleErrorMessage('notes.txt is not an accepted file type (image/*).');
});

it.each(['readOnly', 'disabled'])(
  'a failed file can be removed from a field that is %s by now',
  async (state) => {
    const isLocked = objectSchema({ lock: { const: true } }, 'lock');
    const schema = {
      ...(filesOf({ 'x-eidos': { widget: 'files', [state]: isLocked } }) as object),
      allOf: [{ properties: { lock: { type: 'boolean' } } }],
    };
    const { controller, onSubmit, user, uploads } = renderFiles(schema, { files: ['/old'] });
    await screen.findByLabelText('Photos');
    await user.upload(input(), image('a.png'));
    await settle(() => uploads['a.png']!.fail(new Error('Too large.')));
    act(() => controller.set('/lock', true));
    const old = screen.queryByRole('button', { name: 'Remove old' });
    if (state === 'readOnly') expect(old).toBeNull();
    else expect(old).toBeDisabled();
    await user.click(button('Remove a.png'));
    await user.click(button('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ files: ['/old'], lock: true }));
  },
);
