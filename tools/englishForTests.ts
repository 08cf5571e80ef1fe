// Before every test file: loads English, so that a test can ask for its sentences at once.

import { loadLanguage } from '../packages/messages/src/languages.ts';

await loadLanguage('en');
