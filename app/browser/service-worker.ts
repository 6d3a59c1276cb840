// Answers in the place of a page that the network cannot bring. It keeps no page and no file, and a form that is sent
// online does not pass it. `tools/build/make-service-worker.ts` writes the pages before it.
interface OfflinePages {
  unread: string;
  unsent: string;
  policy: string;
}

interface Navigation extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Response | Promise<Response>): void;
}

interface Installation extends Event {
  waitUntil(done: Promise<unknown>): void;
  addRoutes?(rules: { condition: { requestMode: RequestMode }; source: 'network' }[]): Promise<void>;
}

declare const offlinePages: OfflinePages | null;

const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  addEventListener<E extends Event>(kind: string, listener: (event: E) => void): void;
};

worker.addEventListener('install', (event: Installation) => {
  event.waitUntil(worker.skipWaiting());
  // A browser that knows such rules does not even ask about anything but pages.
  const others: RequestMode[] = ['cors', 'no-cors', 'same-origin'];
  const rules = others.map((requestMode) => ({ condition: { requestMode }, source: 'network' as const }));
  if (offlinePages) event.addRoutes?.(rules).catch(() => {});
});

worker.addEventListener('activate', (event: Installation) => {
  const { registration } = worker;
  event.waitUntil(
    // So that no page waits for the start of this script.
    offlinePages ? Promise.resolve(registration.navigationPreload?.enable()) : registration.unregister(),
  );
});

if (offlinePages) {
  const { unread, unsent, policy } = offlinePages;
  const answer = (html: string) =>
    new Response(html, {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    });
  worker.addEventListener('fetch', (event: Navigation) => {
    const { request, preloadResponse } = event;
    if (request.mode !== 'navigate') return;
    if (request.method === 'GET') {
      event.respondWith(
        Promise.resolve(preloadResponse)
          .then((response) => response ?? fetch(request))
          .catch(() => answer(unread)),
      );
    } else if (!navigator.onLine) event.respondWith(answer(unsent));
  });
}

export {};
