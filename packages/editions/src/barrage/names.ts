import { bookletNames } from '../duel/names.ts';

export const barrageNames = bookletNames(['Barrage', 'Barrage', 'Trommelfeuer', 'Barrage', 'Bloqueo', 'Barrage', 'Barragem', 'Barrage'], 8);
