/** The same check as before every build, with what a build only warns of. */
export async function run(): Promise<void> {
  await import('../../tools/content/check-content.ts');
}
