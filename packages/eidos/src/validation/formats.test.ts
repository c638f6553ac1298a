import { formats } from './formats';

test.each<[string, readonly string[], readonly string[]]>([
  ['date', ['2024-02-29'], ['2023-02-29', '2024-2-9', '2024-13-01']],
  [
    'time',
    ['12:00:00Z', '23:59:60Z', '01:29:60+01:30', '08:30:06.28-08:00'],
    ['12:00:00', '24:00:00Z', '22:59:60Z'],
  ],
  ['date-time', ['1985-04-12t23:20:50z'], ['1985-04-12', '1985-04-31T00:00:00Z', '1985-04-12T23:20:50']],
  ['duration', ['P4DT12H30M5S', 'P2W'], ['P', 'PT', 'P1D2H', 'P2W1D', 'p1d']],
  [
    'email',
    ['joe.bloggs@example.com', '"joe bloggs"@example.com', 'joe@[IPv6:::1]'],
    ['2962', '.a@b.ch', 'a..b@c.ch', 'a@[127.0.0.300]'],
  ],
  [
    'hostname',
    ['a-b.example', 'xn--4gbwdl.xn--wgbh1c'],
    ['-a.example', 'a_b', 'a..b', '\u212aelvin.example'],
  ],
  ['ipv4', ['192.168.0.1'], ['256.0.0.1', '1.2.3', '01.2.3.4']],
  [
    'ipv6',
    ['::', '::1', '1::8', '1:2:3:4:5:6:7:8', '::ffff:192.168.0.1'],
    ['1::2::3', ':1', '1:2:3', '12345::', '1.2.3.4::', '::1%eth1'],
  ],
  [
    'uri',
    [
      'http://user@example.com:8080/a?b#c',
      'urn:isbn:0',
      'http://[::1]/',
      'mailto:a@b.ch',
      'http://u@a.b/@c/d@e',
    ],
    [
      '/a',
      '//a.b',
      'http:',
      'http://a b',
      'http://example.com:abc/',
      'http://[1:2]/',
      'http://a/%zz',
      'http://a@b@c.d/',
    ],
  ],
  [
    'uri-reference',
    ['', '/a', '//example.com/a', '#b', 'a/b:c', 'http://a.b'],
    ['a:b c', '1:b', '/a"b', '\\\\a\\b'],
  ],
  ['uri-template', ['http://a.b/{term:1}/{+path,x*}', "a'b"], ['{', 'a/{term', '{a b}']],
  [
    'url',
    ['http://münchen.example/straße', 'ftp://a.b:2121/c', 'https://192.0.2.1/'],
    ['http://a', 'mailto:a@b.ch', 'http://1.2.3/'],
  ],
  ['iri', ['https://münchen.example/straße'], ['/straße', 'http://a b']],
  ['idn-hostname', ['münchen.example'], ['-münchen.example']],
  ['uuid', ['2EB8AA08-AA98-11EA-B4AA-73B441D16380'], ['2eb8aa08aa9811eab4aa73b441d16380']],
  ['json-pointer', ['', '/a~1b/0'], ['a', '/a~2']],
  ['relative-json-pointer', ['0', '1/a', '2#'], ['-1/a', '01/a', '/a']],
  ['regex', ['^a$'], ['(', '\\a']],
])('%s', (name, valid, invalid) => {
  const isFormat = formats[name]!;
  expect(valid.filter((text) => !isFormat(text))).toEqual([]);
  expect(invalid.filter((text) => isFormat(text))).toEqual([]);
});
