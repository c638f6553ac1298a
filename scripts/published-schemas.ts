import { copyFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import {
  publishedFolder,
  publishedSchemas,
  readPublishedPart,
  schemaSources,
} from './published-schemas/published-parts';

// Writes the published schemas that the playground starts from, as the installed packages have them.
for (const schema of publishedSchemas) {
  const text = JSON.stringify(readPublishedPart(schema));
  const formatted = await format(text, { parser: 'json', printWidth: 110 });
  writeFileSync(`${publishedFolder}/${schema.name}.json`, formatted);
}
for (const [source, { license }] of Object.entries(schemaSources))
  copyFileSync(`node_modules/${license}`, `${publishedFolder}/${source}.LICENSE`);
