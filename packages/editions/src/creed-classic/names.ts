import { type NamePacks, neutralPack } from '../core/names.ts';

export const creedClassicNames: NamePacks = {
  rulebook: {
    id: 'rulebook',
    title: "Assassin's Creed Classic",
    seats: { red: { name: 'Templars', colour: 'red', plural: true }, blue: { name: 'Assassins', colour: 'blue', plural: true } },
    kinds: {
      marshal: { red: 'Cesare Borgia', blue: 'Ezio Auditore' },
      general: { red: 'Rodrigo Borgia', blue: 'Niccolò Machiavelli' },
      colonel: { red: 'Octavian De Valois', blue: "Bartolomeo d'Alviano" },
      major: { red: 'Micheletto Corella', blue: 'Claudia Auditore' },
      captain: { red: 'Shahkulu', blue: 'Yusuf Tazim' },
      lieutenant: { red: 'Dottore Malfatto', blue: 'Mario Auditore' },
      sergeant: { red: 'Knight', blue: 'Gilberto La Volpe' },
      miner: { red: 'Brute', blue: 'Leonardo Da Vinci' },
      scout: { red: 'Agile', blue: 'Assassin Apprentice' },
      spy: { red: 'Lucrezia Borgia', blue: 'Shao Jun' },
      bomb: 'Bomb',
      flag: 'Apple of Eden',
    },
    // D-10: most languages print explosions here, English and Danish mountains.
    obstacle: 'mountain',
  },
  neutral: neutralPack('Broad Classic 30', 'mountain'),
};
