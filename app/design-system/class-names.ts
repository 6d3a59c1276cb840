/** Joins the class names that apply: `classNames(styles.card, flip && styles.flip)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
