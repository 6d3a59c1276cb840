// The answers of the contract by which one installation can be another one's backend.

export function accepted(reference: string | null): Response {
  return Response.json({ success: true, reference });
}

interface RefusalOptions {
  status: number;
  headers?: Record<string, string>;
  details?: object;
}

export function refusal(error: string, { details, ...init }: RefusalOptions): Response {
  return Response.json({ success: false, error, details }, init);
}
