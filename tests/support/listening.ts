import { globSync, readFileSync, readlinkSync } from 'node:fs';

const LOOPBACK = /^(0100007F|0{24}01000000):/;

/** Where a process and those that it started listen for other machines, as Linux writes it; nowhere on other systems. */
export function listensForOthers(pid: number): string[] {
  const sockets = new Set(withChildren(pid).flatMap(socketsOf));
  return globSync('/proc/net/tcp{,6}').flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , socket = '']) => state === '0A' && sockets.has(`socket:[${socket}]`))
      .flatMap(([, local = '']) => (LOOPBACK.test(local) ? [] : [local])),
  );
}

const withChildren = (pid: number): number[] => [
  pid,
  ...globSync(`/proc/${pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').match(/\d+/g) ?? [])
    .flatMap((child) => withChildren(Number(child))),
];

const socketsOf = (pid: number): string[] =>
  globSync(`/proc/${pid}/fd/*`).flatMap((file) => {
    try {
      return [readlinkSync(file)];
    } catch {
      return [];
    }
  });
