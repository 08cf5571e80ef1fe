import { longSuite } from './longSuite.ts';

longSuite('conquest', [{ players: 2 }, { players: 3 }, { players: 4 }]);
