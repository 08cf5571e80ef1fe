// Before every file of tests: English is there, so that a test may ask for its sentences without waiting for them.

import { loadLanguage } from '../packages/messages/src/languages.ts';

await loadLanguage('en');
