import { writeFileSync } from 'node:fs';
import { API_REFERENCE_FILE } from '../../lib/toolkit/api-reference';
import { readExports } from './read-exports';

writeFileSync(API_REFERENCE_FILE, `${JSON.stringify(readExports(), null, 2)}\n`);
