import {
  answering,
  type HttpUpstream,
  hanging,
  hangingUp,
  type UpstreamAnswer,
} from '../../../tests/support/http-upstream.ts';

const httpFaults: Record<string, { answer: UpstreamAnswer; says: RegExp }> = {
  'drops the connection': {
    answer: (response) => response.socket?.resetAndDestroy(),
    says: /did not answer: network/,
  },
  hangs: { answer: hanging, says: /did not answer: timeout/ },
  'hangs in the middle of its answer': {
    answer: (response) => response.writeHead(200).write('{"success":true,"jobs":['),
    says: /did not answer: timeout/,
  },
  'drops the connection in the middle of its answer': { answer: hangingUp, says: /did not answer: network/ },
  'answers 401': {
    answer: answering(401, '{"sys":{"type":"Error","id":"AccessTokenInvalid"}}'),
    says: /HTTP error! status: 401/,
  },
  'answers 404': { answer: answering(404, ''), says: /HTTP error! status: 404/ },
  'answers 429': {
    answer: answering(429, '{"sys":{"type":"Error","id":"RateLimitExceeded"}}'),
    says: /HTTP error! status: 429/,
  },
  'answers 500': { answer: answering(500, 'oh no'), says: /HTTP error! status: 500/ },
  redirects: {
    answer: (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
    says: /HTTP error! status: 302/,
  },
  'answers HTML': {
    answer: answering(200, '<!doctype html><title>Welcome</title>'),
    says: /Invalid response format/,
  },
  'answers nothing': { answer: answering(200, ''), says: /Invalid response format/ },
  'answers JSON of another shape': {
    answer: answering(200, '{"success":true,"rows":7}'),
    says: /Invalid response format/,
  },
  'answers ten megabytes': {
    answer: answering(200, `{"success":true,"total":0,"items":[],"jobs":["${'x'.repeat(10_000_000)}"]}`),
    says: /Invalid response format/,
  },
  'answers without end': {
    answer: (response) => {
      const timer = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    },
    says: /Invalid response format/,
  },
};

export function faultsOf(upstream: HttpUpstream) {
  const answers = Object.entries(httpFaults).map(([name, { answer, says }]) => [
    name,
    { begin: () => upstream.answerWith(answer), says },
  ]);
  return {
    ...Object.fromEntries(answers),
    'refuses the connection': {
      begin: upstream.close,
      end: upstream.reopen,
      says: /did not answer: network/,
    },
  };
}

export const faultNames = [...Object.keys(httpFaults), 'refuses the connection'];
