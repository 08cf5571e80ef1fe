/** Computes something when it is first asked for, and keeps it: a page without the map does not pay for the map. */

export function lazyValue<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
