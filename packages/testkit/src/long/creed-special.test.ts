import { longSuite } from './longSuite.ts';

longSuite('creed-special');
