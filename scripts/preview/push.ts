import { pushPublished } from './push-published';

const [published, message] = process.argv.slice(2);
if (published === undefined || message === undefined) {
  console.error(
    'Write the published folder and the message: node scripts/run.mjs preview/push <folder> <message>',
  );
  process.exit(1);
}
console.log(pushPublished(published, message) ? 'Pushed.' : 'Nothing changed.');
