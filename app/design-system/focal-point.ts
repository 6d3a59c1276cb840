const STEPS = [15, 30, 50, 70, 90] as const;

const nearest = (percent: number) =>
  STEPS.reduce((best, step) => (Math.abs(step - percent) < Math.abs(best - percent) ? step : best));

/** For the styles of `focal-point.css`: no page may carry styles of its own elements. */
export function focusOf({ x, y }: { x: number; y: number }) {
  return { 'data-focus-x': nearest(x), 'data-focus-y': nearest(y) };
}
