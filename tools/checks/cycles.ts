// Finds cycles in a graph of modules.

/** One cycle for each loop that a depth-first walk closes; the first module stands at the end again. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (module: string): void => {
    const seenAt = trail.indexOf(module);
    if (seenAt !== -1) cycles.push([...trail.slice(seenAt), module]);
    if (seenAt !== -1 || finished.has(module)) return;
    trail.push(module);
    for (const next of edges.get(module) ?? []) visit(next);
    trail.pop();
    finished.add(module);
  };
  for (const module of edges.keys()) visit(module);
  return cycles;
}
