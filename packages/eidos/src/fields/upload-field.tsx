import { useTranslator } from '../hooks/contexts';
import type { JsonValue } from '../json/json-schema';
import { Button } from '../parts/Button';
import type { Part, PartProps } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import { englishFiles } from '../translations/english-files';
import type { Translator } from '../translations/translator';
import { addHint, tieControl } from './control';
import { FieldFrame, ReadOnlyField } from './FieldFrame';
import { useControl } from './use-control';
import { useEarlyRead } from './use-early-entry';
import { type Upload, type UploadState, useUpload } from './use-upload';

/** How an upload field looks, besides its function. */
export interface UploadOptions {
  /** Kinds of files to offer, as in the attribute `accept` of an input: `image/*`, `.pdf`. */
  accept?: string;
  /**
   * Returns the name of a stored value.
   * @default the last part of the URL
   */
  nameOf?: (value: JsonValue) => string;
}

/** The last part of a URL, as people read it. */
function lastPart(value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const [path = ''] = text.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name) || text;
  } catch {
    return name;
  }
}

/** The words of an error of the application, never those of a failed request. */
function failureText(name: string, error: unknown, { t }: Pick<Translator, 't'>): string {
  const own = error instanceof Error && !(error instanceof TypeError) ? error.message : '';
  return own || t('upload.failed', { name });
}

function progressText(
  { name, share }: Extract<UploadState, { status: 'sending' }>,
  { t }: Pick<Translator, 't'>,
): string {
  if (share === undefined) return t('upload.sending', { name });
  return t('upload.progress', { name, percent: Math.round(share * 100) });
}

/**
 * Creates a part for `createRegistry` that uploads a file as soon as it is chosen and stores what `upload` returns.
 * Create it outside components.
 * @param upload Stores a file and returns what the data holds for it, such as its URL.
 * @param options The accepted files, and how a stored value is named.
 * @returns The part.
 * @example
 * const PhotoField = uploadField(async (file, { signal }) => {
 *   const response = await fetch('/photos', { method: 'POST', body: file, signal });
 *   return response.text();
 * });
 */
export function uploadField(upload: Upload, { accept, nameOf = lastPart }: UploadOptions = {}): Part {
  function UploadField({ pointer }: PartProps) {
    const plain = useControl(pointer);
    const { announcer, navigator } = useScreen();
    const translator = useTranslator(englishFiles);
    const { t } = translator;
    const { state, send, cancel } = useUpload(
      upload,
      pointer,
      (name) => announcer.announce(t('upload.done', { name })),
      (name, error) => failureText(name, error, translator),
    );
    const readEarly = useEarlyRead<HTMLInputElement>(({ files }) => choose(files?.[0]));
    if (plain.node.readOnly) return <ReadOnlyField control={plain} />;
    const { value, ids } = plain;
    const stored = value === undefined || value === null ? undefined : nameOf(value);
    const failure = state.status === 'failed' ? [failureText(state.name, state.error, translator)] : [];
    // Choosing a file moves the focus out of the field, which would report it as empty while the file is on its way.
    const messages = state.status === 'idle' ? plain.messages : failure;
    const hint = state.status === 'sending' ? progressText(state, translator) : stored;
    const control = addHint(tieControl({ ...plain, messages }), hint);
    const focus = () => navigator.find(ids.control)?.focus();
    function choose(file: File | undefined) {
      if (!file) return;
      send(file);
      announcer.announce(t('upload.sending', { name: file.name }));
    }
    return (
      <FieldFrame control={control}>
        <div className="eidos-upload">
          <input
            {...control.attributes}
            ref={readEarly}
            type="file"
            className="eidos-upload__input"
            accept={accept}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again after it failed.
              target.value = '';
              choose(file);
            }}
          />
          {state.status !== 'idle' && (
            <Button onClick={() => (focus(), cancel())}>
              {t(state.status === 'sending' ? 'upload.cancel' : 'upload.remove', { name: state.name })}
            </Button>
          )}
          {state.status !== 'sending' && stored !== undefined && (
            <Button
              onClick={() => {
                // The button is about to be removed, which must not lose the focus.
                focus();
                cancel();
                plain.set(undefined);
                announcer.announce(t('upload.removed', { name: stored }));
              }}
            >
              {t('upload.remove', { name: stored })}
            </Button>
          )}
        </div>
      </FieldFrame>
    );
  }
  return UploadField;
}
