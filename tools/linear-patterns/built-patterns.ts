export async function builtPatterns(load: () => Promise<unknown>): Promise<RegExp[]> {
  const built: RegExp[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags], newTarget) {
      const made: RegExp = Reflect.construct(target, [pattern, flags], newTarget);
      if (typeof pattern === 'string') built.push(made);
      return made;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}
