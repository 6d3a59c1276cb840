declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface ImapMessage {
    flags: string[];
  }

  interface ImapServer {
    server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done?: () => void): void;
    appendMessage(folder: string, flags: string[], internaldate: false, raw: string): void;
    getMailbox(folder: string): { messages: ImapMessage[] };
    /** A handler that calls nothing back never answers. */
    setCommandHandler(command: string, handler: (...given: unknown[]) => void): void;
  }

  export default function hoodiecrow(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: Record<string, unknown>;
    secureConnection: boolean;
  }): ImapServer;
}
