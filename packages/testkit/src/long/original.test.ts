import { longSuite } from './longSuite.ts';

longSuite('original');
