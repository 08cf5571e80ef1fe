// Which Node runs Flagfall. Plain JavaScript, so that an old Node can read it.

/**
 * 24.15 or newer: older ones lack argon2 or warn of SQLite, and 25 was never supported for long.
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 25 || (major === 24 && minor >= 15);
}
