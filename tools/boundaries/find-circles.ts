/** Groups of names that reach themselves through each other (Tarjan's strongly connected components), each sorted. */
export function findCircles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node) ?? own, visit(next)));
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? own, index.get(next) ?? own));
    }
    if (low.get(node) === own) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1 || edges.get(node)?.has(node)) circles.push(group.sort());
    }
    return low.get(node) ?? own;
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return circles;
}

export function edgesBetween(
  pairs: readonly (readonly [from: string, to: string])[],
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    const known = edges.get(from) ?? new Set<string>();
    edges.set(from, known.add(to));
  }
  return edges;
}
