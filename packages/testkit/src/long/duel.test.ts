import { longSuite } from './longSuite.ts';

longSuite('duel');
