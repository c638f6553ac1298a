import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

// Every browser has both, jsdom has neither; React's server renderer and the image reader need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Shiki's engine unpacks itself with these.
for (const name of ['DecompressionStream', 'Response'])
  Object.assign(globalThis, { [name]: runInThisContext(name) as unknown });

/** The text of a blob as a stream, which jsdom's blobs do not have. */
function stream(this: Blob): ReadableStream<Uint8Array> {
  const reader = new FileReader();
  const read = new Promise<void>((resolve) => (reader.onload = () => resolve()));
  reader.readAsArrayBuffer(this);
  const Stream = runInThisContext('ReadableStream') as typeof ReadableStream;
  return new Stream({
    async start(controller) {
      await read;
      controller.enqueue(new Uint8Array(reader.result as ArrayBuffer));
      controller.close();
    },
  });
}

if (typeof Blob !== 'undefined' && !('stream' in Blob.prototype)) Object.assign(Blob.prototype, { stream });
