import { longSuite } from './longSuite.ts';

longSuite('battle-cards', [{}, { hiddenAttackCards: 'on', exchangeSaves: 'on' }]);
