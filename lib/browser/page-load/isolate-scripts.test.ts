import { isolateScripts } from './isolate-scripts';

test('a script that throws is reported and stops no other', () => {
  const ran: string[] = [];
  const log = jest.spyOn(console, 'error').mockImplementation();
  const script = isolateScripts(["ran.push('first')", "throw 'broken'", "(function(){ran.push('last')})()"]);
  // The script is what a page runs; nothing else of it can be called.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('ran', script)(ran);
  expect(ran).toEqual(['first', 'last']);
  expect(log).toHaveBeenCalledWith('broken');
});
