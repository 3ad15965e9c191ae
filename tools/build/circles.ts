/** Returns a shortest circle for each group of files that import each other, as files in order of import. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const reported = new Set<string>();
  for (const start of graph.keys()) {
    if (reported.has(start)) continue;
    const circle = findWayBack(graph, start);
    if (!circle) continue;
    circles.push(circle);
    for (const file of circle) reported.add(file);
  }
  return circles;
}

/** Searches breadth first to find a shortest circle. */
function findWayBack(
  graph: ReadonlyMap<string, readonly string[]>,
  start: string,
): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return toPath(cameFrom, start, file);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

function toPath(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end];
  for (let file = end; file !== start; path.unshift(file)) file = cameFrom.get(file) ?? start;
  return path;
}
