import { type DragEvent, Fragment, useState } from 'react';
import { type Control, connectControl, useControl } from '../fields/control';
import { FieldFrame, ReadOnlyField } from '../fields/FieldFrame';
import { useEarlyRead } from '../fields/use-early-entry';
import { useTranslator } from '../hooks/contexts';
import { isDisabledAround } from '../hooks/use-leave';
import { useValue } from '../hooks/use-value';
import { decode, type JsonValue } from '../json/json-schema';
import { Button } from '../parts/Button';
import type { Part, PartProps } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import { useNode } from '../parts/use-node';
import { englishFiles } from '../translations/english-lists';
import type { Translator } from '../translations/translator';
import { useList } from './use-list';
import { storedFiles, type PendingFile, type Upload, type UploadContext, useUploads } from './use-uploads';

/** The files that an upload field accepts, and how it shows them. */
export interface UploadOptions {
  /**
   * Accepted kinds of files, as in the attribute `accept` of an input: `image/*`, `.pdf`. Any other file is an error.
   */
  accept?: string;
  /**
   * Returns the name of a stored value.
   * @default the last part of the URL, or the name in a data URL
   */
  nameOf?: (value: JsonValue) => string;
}

/** The last part of a URL, as people read it; of a data URL its name, or else its media type. */
function nameOfUrl(value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const [, type, parameters = ''] = /^data:([^;,]*)([^,]*),/.exec(text) ?? [];
  if (type !== undefined) {
    const [, name = ''] = /;name="?([^;"]+)/.exec(parameters) ?? [];
    return decode(name) || type || 'text/plain';
  }
  const [path = ''] = text.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return decode(name) || text;
}

/** A file whose contents the browser does not return. */
class UnreadFile extends TypeError {}

/**
 * Stores the contents of a file in the data, as a data URL (RFC 2397) with the name of the file, a third larger than the
 * file.
 * @param file The file.
 * @param context What `uploadField` passes to an upload: `signal` cancels reading, `onProgress` hears how far it is.
 * @returns The data URL, such as `data:text/plain;name=a.txt;base64,YQ==`.
 * @throws {TypeError} For a file that cannot be read. After an abort, it throws the reason of the signal.
 * @example
 * const registry = createRegistry({
 *   formats: { 'data-url': uploadField(readDataUrl) },
 * });
 */
export function readDataUrl(
  file: File,
  context: Pick<UploadContext, 'signal' | 'onProgress'>,
): Promise<string> {
  const { signal, onProgress } = context;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const reader = new FileReader();
    signal.addEventListener('abort', () => {
      reader.abort();
      reject(signal.reason as Error);
    });
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    reader.onerror = () => reject(new UnreadFile(file.name, { cause: reader.error }));
    reader.onload = () => {
      const url = reader.result as string;
      // Chromium returns an empty text for a URL that is longer than its texts can be.
      if (url === '') return reject(new UnreadFile(file.name));
      resolve(url.replace(';base64,', `;name=${encodeURIComponent(file.name)};base64,`));
    };
    reader.readAsDataURL(file);
  });
}

/**
 * Creates a part for `createRegistry` that uploads files as soon as they are chosen or dropped, and stores what `upload`
 * returns. At an array it takes several files, and stores one item for each. Create it outside components.
 * @param upload Stores a file and returns what the data holds for it, such as its URL.
 * @param options The accepted files, and how a stored value is named.
 * @returns The part.
 * @example
 * const PhotoField = uploadField(async (file, { signal }) => {
 *   const response = await fetch('/photos', {
 *     method: 'POST',
 *     body: file,
 *     signal,
 *   });
 *   return response.text();
 * });
 */
export function uploadField(upload: Upload, { accept, nameOf = nameOfUrl }: UploadOptions = {}): Part {
  const options = { upload, accept };

  function OneFile({ pointer }: PartProps) {
    const control = useControl(pointer);
    const { value } = control;
    const { emptied } = control.field;
    return (
      <FileInput
        {...options}
        control={control}
        names={value === undefined || value === null ? [] : [nameOf(value)]}
        // An empty text, which would keep the name of an entry of a map, is not a file.
        remove={() => control.set(emptied === '' ? undefined : emptied)}
      />
    );
  }

  function SeveralFiles({ pointer }: PartProps) {
    const { control, setItems } = useList(pointer, 'UploadField');
    const items = storedFiles(useValue(pointer));
    return (
      <FileInput
        {...options}
        isList
        control={control}
        names={items.map(nameOf)}
        remove={(index) => setItems(items.toSpliced(index, 1))}
      />
    );
  }

  function UploadField({ pointer }: PartProps) {
    const Field = useNode(pointer).kind === 'table' ? SeveralFiles : OneFile;
    return <Field pointer={pointer} />;
  }
  return UploadField;
}

interface FileInputProps {
  control: Control;
  upload: Upload;
  accept: string | undefined;
  /** The value is a list with an item for each file. */
  isList?: boolean;
  names: readonly string[];
  remove: (index: number) => void;
}

/** The names of dropped folders, which are among the dropped files and cannot be read. */
function foldersIn({ items }: DataTransfer): readonly string[] {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  return entries.flatMap((entry) => (entry?.isDirectory ? entry.name : []));
}

/** Whether a file is of a type in the attribute `accept`. A type that the system does not know is left to the upload. */
function isAccepted({ name, type }: File, accept: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      if (type === '' || kind === '*' || kind === '*/*') return true;
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    });
}

/** The errors that browsers throw: for a failed request, a response that is not JSON, and a timeout. */
const browserErrors = [TypeError, SyntaxError, DOMException];

/** Whether the words of an error are those of the application. */
function isOwnError(error: unknown): error is Error {
  return error instanceof Error && !browserErrors.some((kind) => error instanceof kind);
}

function progressText(file: PendingFile, { t }: Pick<Translator, 't'>): string {
  const { name } = file;
  // The messages of the field say why it is not stored.
  if (file.status === 'failed') return name;
  if (file.share === undefined) return t('upload.sending', { name });
  return t('upload.progress', { name, percent: Math.round(file.share * 100) });
}

/** An input for files, where files can also be dropped, with the files that are stored or under way. */
function FileInput({ control: plain, upload, accept, isList = false, names, remove }: FileInputProps) {
  const { announcer, navigator } = useScreen();
  const [isOver, setOver] = useState(false);
  const translator = useTranslator(englishFiles);
  const { t } = translator;
  const { node, pointer, ids, frame } = plain;
  const { files, send } = useUploads(upload, {
    pointer,
    isList,
    onStored: (name) => announcer.announce(t('upload.done', { name })),
    onFailed(message) {
      // The field itself announces its errors; a cell that was left does not.
      if (!navigator.find(ids.control)) announcer.announce(`${plain.label}: ${message}`);
    },
    messageOf(name, error) {
      const own = isOwnError(error) ? error.message : '';
      const message = own || t(error instanceof UnreadFile ? 'upload.unread' : 'upload.failed', { name });
      return isList && !message.includes(name) ? t('upload.ofFile', { name, message }) : message;
    },
  });
  const readEarly = useEarlyRead<HTMLInputElement>((input) => choose(input.files));
  const sending = files.filter(({ status }) => status === 'sending');
  const failures = files.flatMap((file) => (file.status === 'failed' ? [file.message] : []));
  // Choosing a file moves the focus out of the field, which would report it as empty while the file is on its way.
  const isSettled = files.length === 0 || (isList && sending.length === 0);
  const messages = isSettled ? plain.messages : failures;
  // A read-only field has the name as its value.
  const named = node.readOnly ? [] : names;
  const [hint] = isList ? [] : [...sending.map((file) => progressText(file, translator)), ...named];
  const control = connectControl({ ...plain, messages, hint });

  function choose(chosen: FileList | null, folders: readonly string[] = []) {
    const all = [...(chosen ?? [])];
    const sent = isList ? all : all.slice(0, 1);
    if (sent.length === 0) return;
    const accepted = sent.filter((file) => {
      const { name } = file;
      const refusal = folders.includes(name)
        ? t('upload.folder', { name })
        : accept && !isAccepted(file, accept) && t('upload.kind', { name, accept });
      const reason = sent.length < all.length ? t('upload.single') : refusal || undefined;
      send(file, reason);
      return reason === undefined;
    });
    if (accepted.length > 0)
      announcer.announce(t('upload.sending', { name: accepted.map(({ name }) => name).join(', ') }));
  }

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const dropHandlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      // A file that nobody takes would be opened by the browser, in place of the page.
      event.preventDefault();
      if (node.disabled || isDisabledAround(event.currentTarget)) event.dataTransfer.dropEffect = 'none';
      else setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (!node.disabled) choose(event.dataTransfer.files, foldersIn(event.dataTransfer));
    },
  };

  const stored = (sending.length > 0 && !isList ? [] : names).map((name, index) => ({
    name,
    text: name,
    isSent: false,
    press: () => {
      remove(index);
      announcer.announce(t('upload.removed', { name }));
    },
  }));
  const pending = files.map((file) => ({
    name: file.name,
    text: progressText(file, translator),
    isSent: file.status === 'sending',
    press: file.discard,
  }));
  const rowsOf = (shown: typeof pending) =>
    shown.map(({ name, text, isSent, press }, index) => {
      const action = t(isSent ? 'upload.cancel' : 'upload.remove', { name });
      const Item = isList ? 'li' : Fragment;
      return (
        // The button of another file is another element, which the second click of a double click does not press.
        <Item key={`${shown.length} ${index}`}>
          {isList && `${text} `}
          <Button
            aria-label={isList ? action : undefined}
            onClick={() => {
              // The button is about to be removed, which must not lose the focus.
              navigator.find(ids.control)?.focus();
              press();
            }}
          >
            {isList ? t(isSent ? 'upload.cancelShort' : 'upload.removeShort') : action}
          </Button>
        </Item>
      );
    });
  const listOf = (shown: typeof pending) =>
    isList && shown.length > 0 ? (
      <ul className="eidos-upload__files" aria-label={t('upload.list', { label: plain.label })}>
        {rowsOf(shown)}
      </ul>
    ) : (
      rowsOf(shown)
    );
  // Save waits for a file on its way, and is refused with one that failed, so both can be removed also from a locked field.
  const isLocked = node.readOnly || node.disabled;
  const apart = isLocked && plain.field.applies && pending.length > 0 && (
    <div className="eidos-upload">{listOf(pending)}</div>
  );
  if (node.readOnly)
    return (
      <>
        <ReadOnlyField control={{ ...control, value: names.join(', ') }} />
        {apart}
      </>
    );
  return (
    <>
      <FieldFrame control={control}>
        <div className="eidos-upload" data-over={isOver || undefined} {...dropHandlers}>
          <input
            {...control.attributes}
            ref={readEarly}
            type="file"
            className="eidos-upload__input"
            accept={accept}
            multiple={isList}
            onChange={({ target }) => {
              choose(target.files);
              // The same file can be chosen again after it failed.
              target.value = '';
            }}
          />
          {frame.kind === 'field' && (
            <span className="eidos-upload__drop" aria-hidden="true">
              {t(isList ? 'upload.dropSeveral' : 'upload.drop')}
            </span>
          )}
          {listOf(isLocked ? stored : [...stored, ...pending])}
        </div>
      </FieldFrame>
      {apart}
    </>
  );
}
