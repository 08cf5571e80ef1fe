import { longSuite } from './longSuite.ts';

longSuite('clone-special');
