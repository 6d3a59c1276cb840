/** Counts how often the event loop goes round while this is done: between two turns nobody else is answered. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

/** More than any work of ours needs. */
const MANY_STEPS = 10_000;

/** True if this is done within one turn of the event loop, so that nobody else is answered meanwhile. */
export async function isDoneInOneTurn(work: () => Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  // Between these steps promises go on, and nothing else does.
  for (let step = 0; step < MANY_STEPS; step += 1) await null;
  const wasDone = isDone;
  await working;
  return wasDone;
}
