import { longSuite } from './longSuite.ts';

longSuite('battle-cards');
