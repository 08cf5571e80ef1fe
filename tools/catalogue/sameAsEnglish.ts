// Texts that are the same as in English on purpose, with the reason. Any other equal text was forgotten.

interface SameText {
  readonly why: string;
  /** By language; `all` for every one. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

export const SAME_AS_ENGLISH: readonly SameText[] = [
  {
    why: 'the name of the app, and a card that every booklet calls so',
    ids: { all: ['terminal.title', 'card.blitz'] },
  },
  {
    why: 'a sign, a unit or a key, written alike everywhere',
    ids: { all: ['list.times', 'piece.powered', 'web.powers.one', 'clock.increment', 'terminal.deed.piece'] },
  },
  {
    why: 'a word for a program that plays, used in all these languages',
    ids: { all: ['terminal.online.bot', 'web.online.person'] },
  },
  {
    why: 'the Danish booklet keeps the English names of the Pieces of Eden',
    ids: { da: ['deed.apple', 'deed.heal', 'deed.sword'] },
  },
  {
    why: 'the same word in both languages',
    ids: {
      pt: ['web.menu.title'],
      nl: [
        'hints.title',
        'offline.later',
        'preset.sorry',
        'rulebook.section.advice',
        'terminal.cards.hand',
        'terminal.deploy.typed',
        'terminal.map.land',
        'web.account.passkeys',
        'web.account.title',
        'web.leaders.rating',
        'web.lobby.way',
        'web.map.territories',
        'web.menu.title',
        'web.person.ratings',
        'web.replay.stop',
        'web.speed.sprint',
        'web.trouble.details',
      ],
      fr: ['web.leaders.place', 'web.menu.title', 'web.navigation', 'web.replay.chances', 'web.replay.pause', 'web.setting.battles.long'],
      de: [
        'hints.title',
        'seat.gold',
        'terminal.deploy.typed',
        'web.account.name',
        'web.account.passkeys',
        'web.lobby.way',
        'web.map.territories',
        'web.replay.pause',
        'web.setting.names.neutral',
        'web.speed.sprint',
        'web.studio.name',
        'web.trouble.details',
      ],
      es: ['web.replay.cheated'],
      it: ['web.account.password', 'web.account.title', 'web.lobby.way', 'web.menu.title', 'web.replay.cheated'],
      da: [
        'terminal.deploy.typed',
        'terminal.map.land',
        'web.account.passkeys',
        'web.leaders.rating',
        'web.lobby.way',
        'web.map.territories',
        'web.menu.title',
        'web.person.ratings',
        'web.replay.pause',
        'web.replay.stop',
        'web.speed.sprint',
      ],
    },
  },
];

export function mayBeSame(locale: string, id: string): boolean {
  return SAME_AS_ENGLISH.some(({ ids }) => [...(ids.all ?? []), ...(ids[locale] ?? [])].includes(id));
}
