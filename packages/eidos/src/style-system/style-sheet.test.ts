/** @jest-environment jsdom */
import { createStyleSheet } from './theme-rules';

const consoleError = jest.spyOn(console, 'error');
beforeEach(() => consoleError.mockReset().mockImplementation());
afterEach(() => document.head.replaceChildren());

const tags = () => [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion="test"]')];

describe('createStyleSheet', () => {
  it('puts 65000 rules into one tag, and the next one into a new tag right after it', () => {
    const sheet = createStyleSheet({ key: 'test', speedy: true });
    sheet.insert('.a{color:red}');
    // Actually inserting 65000 rules takes jsdom minutes; only their number matters.
    const [first] = tags();
    const insertRule = jest.spyOn(first!.sheet!, 'insertRule').mockReturnValue(0);
    for (let rule = 2; rule <= 65_000; rule += 1) sheet.insert('.a{color:red}');
    expect(insertRule).toHaveBeenCalledTimes(64_999);
    expect(tags()).toHaveLength(1);
    sheet.insert('.b{color:red}');
    expect(tags()).toHaveLength(2);
    expect(tags()[0]?.nextSibling).toBe(tags()[1]);
  });

  it('adds one tag for each rule outside production', () => {
    const sheet = createStyleSheet({ key: 'test' });
    sheet.insert('.a{color:red}');
    sheet.insert('.b{color:red}');
    expect(tags().map((tag) => tag.textContent)).toEqual(['.a{color:red}', '.b{color:red}']);
  });

  it('leaves out an invalid rule, and reports it outside production', () => {
    const sheet = createStyleSheet({ key: 'test' });
    sheet.insert('}');
    sheet.insert('.b{color:red}');
    expect(consoleError).toHaveBeenCalledWith('There was a problem inserting the following rule: "}"');
    expect(tags().flatMap((tag) => [...(tag.sheet?.cssRules ?? [])])).toHaveLength(1);
  });

  it('does not report it in production', () => {
    createStyleSheet({ key: 'test', speedy: true }).insert('}');
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('removes every tag when it is flushed, and accepts rules again', () => {
    const sheet = createStyleSheet({ key: 'test' });
    sheet.insert('.a{color:red}');
    sheet.flush();
    expect(tags()).toEqual([]);
    sheet.insert('.b{color:red}');
    expect(tags()).toHaveLength(1);
  });
});
