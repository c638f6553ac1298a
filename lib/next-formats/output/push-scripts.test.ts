import { documentWith, rowsWith, streamOf } from './fixtures';
import { pushScript, takeStream } from './push-scripts';

const rows = rowsWith('<p>Größe 😀</p>');
const stream = rows.join('');

test.each([
  ['one push', [stream]],
  ['a push for each row', rows],
  ['pushes that cut a text in two', [stream.slice(0, 30), stream.slice(30)]],
])('the flight data leaves the document: %s', (_, pushes) => {
  const taken = takeStream(documentWith('<p>Text</p>', pushes));
  expect(taken.stream).toBe(stream);
  expect(taken.html).toBe(documentWith('<p>Text</p>', []));
});

test('a script hands it to the framework', () => {
  expect(streamOf(pushScript(JSON.stringify(stream)), [])).toBe(stream);
});

const known = documentWith('<p>Text</p>', [stream]);

test.each([
  ['none', documentWith('<p>Text</p>', [])],
  ['bytes', known.replace('</body>', '<script>self.__next_f.push([3,"AAAA"])</script></body>')],
  ['a push with a nonce', known.replace('</body>', '<script nonce="a">self.__next_f.push([1,"a"])</script>')],
  ['another start', known.replace('.push([0])', '.push([0,1])')],
])('a document with %s is refused', (_, document) => {
  expect(() => takeStream(document)).toThrow('flight data in scripts `self.__next_f.push([1,"…"])`');
});
