/** The packages whose tests share processes, and with them their modules: they run anywhere and keep no state between two files. */
export const SHARED_PROCESS_PACKAGES = ['ai', 'client', 'editions', 'engine', 'learn', 'messages', 'protocol', 'seat', 'table', 'testkit'];
