/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { textRow } from '../output/flight-rows';
import { articleOfPayload } from './article-of-payload';

beforeAll(() => Object.assign(globalThis, { TextDecoder, TextEncoder }));

const html = '<h1>Größe — 型 🙂</h1>\n14:T3,abc<p>Text</p>';

/** The payload of a page, as Next writes it. */
const payloadWith = (article: string) =>
  [
    '2:"$Sreact.fragment"\n',
    textRow('13', '<ul>Übersicht</ul>'),
    ':HL["/a.woff2","font"]\n',
    textRow('14', html),
    `12:[["children",["$","$L13",null,{"article":${article},"contentHash":"QoydAVgb"}]]]\n`,
    '0:{"a":"$@1d","b":"0a1b"}\n',
  ].join('');

const payload = payloadWith('{"html":"$14","sidebar":"tutorial"}');

test('the article is read with its sidebar, among other rows and whatever letters it has', () => {
  expect(articleOfPayload(payload, '0a1b')).toEqual({ html, sidebar: 'tutorial' });
});

test.each([
  ['of another build', payload, '0a1c'],
  [
    'whose markup is too short for a row of its own',
    payloadWith('{"html":"<h1>A</h1>","sidebar":"tutorial"}'),
    '0a1b',
  ],
  ['that refers to a row which is not there', payloadWith('{"html":"$15","sidebar":"tutorial"}'), '0a1b'],
  ['of a page without an article', '0:{"a":"$@1d","b":"0a1b"}\n', '0a1b'],
])('a payload %s has none', (_, text, buildId) => {
  expect(articleOfPayload(text, buildId)).toBeUndefined();
});
