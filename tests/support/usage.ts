/** Says with --help how a check is run, and ends. */
export function sayUsage(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit(0);
}
