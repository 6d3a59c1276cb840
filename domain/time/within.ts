/** What comes within so many milliseconds, or the fallback; no timer is left behind. Rejects as `coming` does. */
export async function within<Value, Fallback>(
  ms: number,
  coming: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
