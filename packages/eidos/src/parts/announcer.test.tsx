import { createAnnouncer } from './announcer';

function listen() {
  const announcer = createAnnouncer((count) => `${count} errors`);
  const said: string[] = [];
  announcer.subscribe(() => said.push(announcer.getMessage()));
  return { announcer, said };
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
