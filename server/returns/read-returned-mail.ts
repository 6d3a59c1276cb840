export interface ReturnedMail {
  /** Says why, as the far side put it; it may hold addresses. */
  reason: string;
}

/** Out-of-office answers say so; Exim says the same of its bounces, and names whom it failed. */
const AUTOMATIC_ANSWER =
  /^(?:auto-submitted:\s*auto-replied|x-auto-?reply|x-autorespond|precedence:\s*auto_reply)/im;
const SENDER = /^(?:from|return-path):/i;
const SERVER = /mailer-daemon|postmaster|mail delivery|<>/i;
const REPORT = /^content-type:\s*multipart\/report\b/im;
const FAILED_RECIPIENTS = /^x-failed-recipients:/im;
const FAILED = /^action:\s*failed/im;
const SUCCESS_OR_DELAY = /^action:\s*(?:delayed|delivered|relayed|expanded)/im;
const PERMANENT_STATUS = /^status:\s*5\./im;
const PERMANENT = /(?:^|[\s(#<:])(?:55\d|5\.\d\.\d{1,3})(?=[\s;:)>-])/m;
const SAID_IN_WORDS =
  /undeliver|could ?n[o']t be delivered|could not deliver|unable to deliver|able to deliver your message|delivery (?:has )?failed|permanent(?: fatal)? error|user unknown|address not found|no such user/i;
/** In words, over as many lines as they take; a status alone is a number. */
const DIAGNOSIS = /^diagnostic-code:\s*(?:smtp;\s*)?((?:[^\n]|\n[ \t]){1,300})/im;
const STATUS = /^status:\s*([^\n]{1,300})/im;

/** @returns null unless it says for good that a mail has not arrived: a delay, an answer or any other mail is no return */
export function readReturnedMail(raw: string): ReturnedMail | null {
  const text = raw.replace(/\r\n/g, '\n');
  const end = text.indexOf('\n\n');
  const headers = (end < 0 ? text : text.slice(0, end)).replace(/\n[ \t]+/g, ' ');
  const body = end < 0 ? '' : text.slice(end);
  return isReturn(headers, body) ? { reason: reasonIn(body) } : null;
}

function isReturn(headers: string, body: string): boolean {
  if (
    REPORT.test(headers) &&
    (FAILED.test(body) || SUCCESS_OR_DELAY.test(body) || PERMANENT_STATUS.test(body))
  )
    return FAILED.test(body) || (!SUCCESS_OR_DELAY.test(body) && PERMANENT_STATUS.test(body));
  if (FAILED_RECIPIENTS.test(headers)) return true;
  if (AUTOMATIC_ANSWER.test(headers) || !isFromServer(headers)) return false;
  return (
    SAID_IN_WORDS.test(`${headers}${body}`) &&
    (PERMANENT.test(body) || !/\b(?:delayed|will (?:be )?retr)/i.test(body))
  );
}

function isFromServer(headers: string): boolean {
  return headers.split('\n').some((line) => SENDER.test(line) && SERVER.test(line));
}

function reasonIn(body: string): string {
  const [, diagnosis] = DIAGNOSIS.exec(body) ?? [];
  const [, status] = STATUS.exec(body) ?? [];
  const line = body.split('\n').find((each) => PERMANENT.test(each));
  return (diagnosis ?? line ?? status ?? 'it was returned').replace(/\s+/g, ' ').trim().slice(0, 300);
}
