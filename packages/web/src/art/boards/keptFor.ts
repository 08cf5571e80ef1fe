/** Computes something of a map when it is first asked for, and keeps it: a page without the map does not pay for it. */

export function keptFor<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
