/** The door of the server: so far what is stored, and how nodes tell each other that something was. */

/** Stores. */
export { openStore, type StoreSettings } from './store/open.ts';
