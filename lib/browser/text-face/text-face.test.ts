/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { storageKeys } from '../storage/storage-keys';
import { fetchTextFace, showTextFace, textFaceScript, TEXT_FACE_ATTRIBUTE } from './text-face';

const root = document.documentElement;
const load = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root.removeAttribute(TEXT_FACE_ATTRIBUTE);
  localStorage.clear();
  load.mockReset().mockResolvedValue([{}]);
  Object.assign(document, { fonts: { load } });
  Object.assign(navigator, { connection: undefined });
});

/** Runs the script of the page's start, as the parser does. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
const runScript = () => void new Function(textFaceScript())();

it('leaves the page that is read as it is, and shows the face on the next one, its text first, and at the next visit', async () => {
  runScript();
  expect(root).not.toHaveAttribute(TEXT_FACE_ATTRIBUTE);
  await fetchTextFace();
  expect(root).not.toHaveAttribute(TEXT_FACE_ATTRIBUTE);
  showTextFace();
  expect(document.querySelector('main')).toHaveAttribute(TEXT_FACE_ATTRIBUTE);
  expect(root).not.toHaveAttribute(TEXT_FACE_ATTRIBUTE);
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(root).toHaveAttribute(TEXT_FACE_ATTRIBUTE);
  expect(document.querySelector('main')).not.toHaveAttribute(TEXT_FACE_ATTRIBUTE);
  root.removeAttribute(TEXT_FACE_ATTRIBUTE);
  runScript();
  expect(root).toHaveAttribute(TEXT_FACE_ATTRIBUTE);
});

it('leaves the face of the device where none could be fetched', async () => {
  load.mockResolvedValue([]);
  await fetchTextFace();
  expect(root).not.toHaveAttribute(TEXT_FACE_ATTRIBUTE);
  expect(localStorage.getItem(storageKeys.textFace)).toBeNull();
});

it('fetches nothing for a reader who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await fetchTextFace();
  expect(load).not.toHaveBeenCalled();
});
