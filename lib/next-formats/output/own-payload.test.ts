import { asWholePayload } from './own-payload';

const whole = '1:"a"\n0:{"P":null,"c":["","docs"],"q":"","i":false,"t":{"t":1},"S":true,"b":"id"}\n';
const own = '1:T4,0:{x0:{"t":{"t":2},"b":"id"}\n';

test('the part of a page says what an answer to a navigation has to say', () => {
  expect(asWholePayload(own, whole)).toBe('1:T4,0:{x0:{"q":"","S":true,"t":{"t":2},"b":"id"}\n');
});

test.each([
  ['a query', own, whole.replace('"q":""', '"q":"?x"')],
  ['no parts', own, whole.replace('"S":true', '"S":false')],
  ['another part', own.replace('"t"', '"u"'), whole],
])('a payload with %s is refused', (_, part, payload) => {
  expect(() => asWholePayload(part, payload)).toThrow('whose tree begins with');
});
