import { createAnnouncer } from './announcer';

function listen() {
  const announcer = createAnnouncer((count) => `${count} errors`);
  const said: string[] = [];
  const region = document.createElement('div');
  jest.spyOn(region, 'textContent', 'set').mockImplementation((text) => {
    region.replaceChildren(text ?? '');
    if (text) said.push(text);
  });
  announcer.place(region);
  return { announcer, said, region };
}

describe('the announcer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('announces the same message twice when it happens twice', () => {
    const { announcer, said } = listen();
    announcer.announce('Row added.');
    announcer.announce('Row added.');
    expect(new Set(said).size).toBe(2);
    expect(said.map((message) => message.trim())).toEqual(['Row added.', 'Row added.']);
  });

  it('removes a message once it was announced, because what it says may be corrected since', () => {
    const { announcer, region } = listen();
    announcer.announce('Name: Fill in this field.');
    jest.advanceTimersByTime(6000);
    announcer.announce('Row added.');
    jest.advanceTimersByTime(6000);
    expect(region).toHaveTextContent('Row added.');
    jest.advanceTimersByTime(1000);
    expect(region.textContent).toBe('');
  });

  it('announces a single error unchanged', async () => {
    const { announcer, said } = listen();
    announcer.announceError('Name: Fill in this field.', '', document);
    await jest.runAllTimersAsync();
    expect(said).toEqual(['Name: Fill in this field.']);
  });

  it('announces that a save was refused instead of the errors of its fields', async () => {
    const { announcer, said } = listen();
    announcer.announceRefusal('Not saved: 2 errors to fix.');
    announcer.announceError('Name: Fill in this field.', '', document);
    announcer.announceError('Age: Fill in this field.', '', document);
    await jest.runAllTimersAsync();
    expect(said).toEqual(['Not saved: 2 errors to fix.']);
    announcer.announceError('Name: Fill in this field.', '', document);
    await jest.runAllTimersAsync();
    expect(said.at(-1)).toBe('Name: Fill in this field.');
  });

  it('summarizes the errors of one refused submit instead of announcing all of them', async () => {
    const { announcer, said } = listen();
    announcer.announceError('Name: Fill in this field.', '', document);
    await Promise.resolve();
    announcer.announceError('Age: Fill in this field.', '', document);
    await jest.runAllTimersAsync();
    expect(said).toEqual(['2 errors']);
  });
});
