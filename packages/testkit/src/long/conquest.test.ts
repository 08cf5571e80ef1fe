import { longSuite } from './longSuite.ts';

longSuite('conquest');
