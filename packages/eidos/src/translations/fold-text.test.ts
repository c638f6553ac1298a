import { foldText } from './fold-text';

it.each([
  ['Über', 'uber'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Nguyễn', 'nguyen'],
  ['ΟΔΟΣ', 'οδος'],
])('%s is found by %s', (text, typed) => {
  expect(foldText(text, 'en')).toBe(foldText(typed, 'en'));
});

it.each([
  ['दिन', 'दान'],
  ['ที่', 'ทา'],
  ['กี', 'กา'],
  ['கி', 'கு'],
  ['й', 'и'],
])('%s and %s stay different', (a, b) => {
  expect(foldText(a, 'en')).not.toBe(foldText(b, 'en'));
});

it('the two letters I of Turkish stay different', () => {
  expect(foldText('IĞDIR', 'tr')).toBe(foldText('ığdır', 'tr'));
  expect(foldText('I', 'tr')).not.toBe(foldText('i', 'tr'));
});
