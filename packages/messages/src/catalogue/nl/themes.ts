/** The themes of the Dutch texts. */

export * from './booklets.ts';
export * from './cards.ts';
export * from './command.ts';
export * from './deeds.ts';
export * from './doors.ts';
export * from './events.ts';
export * from './faults.ts';
export * from './hints.ts';
export * from './interface.ts';
export * from './language.ts';
export * from './lessons.ts';
export * from './library.ts';
export * from './offline.ts';
export * from './online.ts';
export * from './options.ts';
export * from './presets.ts';
export * from './puzzles.ts';
export * from './questions.ts';
export * from './refusals.ts';
export * from './review.ts';
export * from './rulebook.ts';
export * from './server.ts';
export * from './terminal.ts';
export * from './web.ts';
export * from './webOnline.ts';
export * from './webPlay.ts';
