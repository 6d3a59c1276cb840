/**
 * The first bytes of an answer as text. The rest is not waited for and the connection is given up, so that an
 * endless answer costs no more than a long one.
 */
export async function readCapped(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= mostBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, mostBytes);
}
