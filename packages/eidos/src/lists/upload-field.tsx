import { useControl } from '../fields/use-control';
import type { JsonValue } from '../json/json-schema';
import type { Part, PartProps } from '../parts/registry';
import { useNode } from '../parts/use-node';
import { FileInput } from './FileInput';
import { useList } from './use-list';
import type { Upload } from './use-uploads';

/** What an upload field accepts and shows. */
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

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The last part of a URL, as people read it; of a data URL its name, or else its media type. */
function nameOfUrl(value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const [, type, parameters = ''] = /^data:([^;,]*)([^,]*),/.exec(text) ?? [];
  if (type !== undefined) return decode(/;name=([^;]*)/.exec(parameters)?.[1] ?? type);
  const [path = ''] = text.split(/[?#]/, 1);
  return decode(path.slice(path.lastIndexOf('/') + 1)) || text;
}

/**
 * Stores the contents of a file in the data, as a data URL (RFC 2397) with the name of the file, a third larger than the
 * file.
 * @param file The file.
 * @param context Its signal ends the reading.
 * @returns The data URL, such as `data:text/plain;name=a.txt;base64,YQ==`.
 * @throws {DOMException} For a file that cannot be read.
 * @example
 * const registry = createRegistry({ formats: { 'data-url': uploadField(readDataUrl) } });
 */
export function readDataUrl(
  file: File,
  { signal, onProgress }: Pick<Parameters<Upload>[1], 'signal' | 'onProgress'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    reader.onerror = () => reject(reader.error ?? new TypeError(file.name));
    reader.onload = () => {
      const url = reader.result as string;
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
 *   const response = await fetch('/photos', { method: 'POST', body: file, signal });
 *   return response.text();
 * });
 */
export function uploadField(upload: Upload, { accept, nameOf = nameOfUrl }: UploadOptions = {}): Part {
  const options = { upload, accept };

  function OneFile({ pointer }: PartProps) {
    const control = useControl(pointer);
    const { value } = control;
    const isEmpty = value === undefined || value === null;
    return (
      <FileInput
        {...options}
        control={control}
        names={isEmpty ? [] : [nameOf(value)]}
        remove={() => control.set(undefined)}
      />
    );
  }

  function SeveralFiles({ pointer }: PartProps) {
    const { control, items, setItems } = useList(pointer, 'UploadField');
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
