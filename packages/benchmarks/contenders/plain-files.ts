import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

interface Options {
  /** The running site, whose rendered documents become files too. */
  origin: string;
  folder: string;
  port: number;
}

const PATHS = ['/', '/careers', '/contact'];
/** Headers that nginx adds by itself, or that change with each answer. */
const NOT_OURS =
  /^(connection|keep-alive|date|content-(type|length|encoding)|etag|x-request-id|transfer-encoding|vary)$/;

/**
 * Lays the peers' documents out as plain files and writes the configuration that serves them: one worker, files kept
 * open, no log, what was compressed before. Debian's nginx has no brotli of its own: it is told that `.br` is one.
 * @returns the file of the configuration
 */
export async function plainFiles({ origin, folder, port }: Options): Promise<string> {
  const root = join(folder, 'root');
  await cp(join(import.meta.dirname, '../../../build/client'), root, { recursive: true });
  for (const path of PATHS) {
    const page = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    await mkdir(join(root, path), { recursive: true });
    const file = join(root, path, 'index.html');
    await writeFile(file, page);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(page));
    await writeFile(`${file}.gz`, await promisify(gzip)(page, { level: 9 }));
  }
  const { headers } = await fetch(origin);
  const always = [...headers].filter(([name]) => !NOT_OURS.test(name));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration({ folder, root, port, always }));
  return file;
}

interface ProxyOptions {
  to: string;
  level: number;
  folder: string;
  port: number;
}

/**
 * The configuration of a proxy that compresses what is another server's, as whoever runs such a server puts before it.
 * @returns the file of the configuration
 */
export async function compressingProxy({ to, level, folder, port }: ProxyOptions): Promise<string> {
  const file = join(folder, 'nginx.conf');
  const types =
    'text/css text/javascript text/x-component application/javascript application/json image/svg+xml';
  const server = `gzip on;
  gzip_comp_level ${level};
  upstream behind { server ${new URL(to).host}; keepalive 64; }
  gzip_types ${types};
  gzip_proxied any;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    location / { proxy_pass http://behind; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host:$server_port; }
  }`;
  await writeFile(file, frame(folder, server));
  return file;
}

interface Facts {
  folder: string;
  root: string;
  port: number;
  always: readonly (readonly [string, string])[];
}

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

function configuration({ folder, root, port, always }: Facts): string {
  const headers = always.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ');
  const compressed = Object.entries(TYPES).map(
    ([ending, type]) =>
      `location ~ \\.${ending}$ { types {} default_type "${type}; charset=utf-8"; try_files $uri$br $uri =404; }`,
  );
  const documents = PATHS.map((path) => `location = ${path} { rewrite ^ ${join(path, 'index.html')} last; }`);
  return frame(
    folder,
    `keepalive_timeout 65;
  open_file_cache max=500;
  gzip_static on;
  types { image/avif avif; image/webp webp; font/woff2 woff2; image/png png; video/webm webm; video/mp4 mp4; text/vtt vtt; application/json json; application/manifest+json webmanifest; text/plain txt; }
  map $http_accept_encoding $br { default ""; ~\\bbr\\b ".br"; }
  map $request_filename $coding { default ""; ~\\.br$ "br"; }
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${root};
    add_header Content-Encoding $coding;
    add_header Vary Accept-Encoding;
    ${headers}
    ${[...documents, ...compressed].join('\n    ')}
  }`,
  );
}

/** One worker, no log, and nothing outside its folder. */
function frame(folder: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  keepalive_requests 1000000000;
  ${server}
}
`;
}
