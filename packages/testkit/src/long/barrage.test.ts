import { longSuite } from './longSuite.ts';

longSuite('barrage');
