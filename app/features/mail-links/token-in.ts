/** What the link of a mail carries. */
export function tokenIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}
