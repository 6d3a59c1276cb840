/**
 * The fields that were sent.
 *
 * @throws Response 415 where no form came, 400 where it breaks off: the sender's fault, and none of ours
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response('Send a form to this address.', { status: 415 });
  }
  try {
    return await request.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Response('The form is not whole.', { status: 400 });
  }
}
