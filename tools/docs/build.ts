// npm run docs: builds the documentation with the reference of all packages into the built pages, where a server hands it out under /docs.
// `npm run docs -- --to FOLDER` builds it elsewhere, `--plain` without the reference, which needs TypeDoc.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../paths.ts';
import { makeReference } from './reference.ts';
import { buildSite } from './site.ts';

const usual = path.join(repositoryRoot, 'packages', 'web', 'dist', 'docs');
const { values } = parseArgs({ options: { to: { type: 'string', default: usual }, plain: { type: 'boolean', default: false } } });
const destination = path.resolve(values.to);
const pages = await buildSite(destination, values.plain ? [] : await makeReference());
console.log(`${pages} pages in ${path.relative(process.cwd(), destination) || '.'}`);
