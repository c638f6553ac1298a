import { writeFileSync } from 'node:fs';
import { API_REFERENCE_FILE } from '../../lib/api-reference/api-reference';
import { readExports } from './read-exports';

writeFileSync(API_REFERENCE_FILE, `${JSON.stringify(readExports(), null, 2)}\n`);
