import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME } from './frame.ts';

const ffmpeg = (parameters: readonly string[], frames?: AsyncIterable<Buffer>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], {
      stdio: [frames ? 'pipe' : 'ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => reject(new Error('ffmpeg is needed: apt-get install ffmpeg')));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
    if (frames && child.stdin) feed(frames, child.stdin).catch(reject);
  });

const feed = async (frames: AsyncIterable<Buffer>, into: NodeJS.WritableStream): Promise<void> => {
  for await (const frame of frames) {
    await new Promise<void>((resolve, reject) =>
      into.write(frame, (error) => (error ? reject(error) : resolve())),
    );
  }
  into.end();
};

/** Keeps the frames without loss in one file, reduced to the size of the film. */
export const keepFrames = (frames: AsyncIterable<Buffer>, negative: string): Promise<void> =>
  ffmpeg(
    [
      '-f',
      'image2pipe',
      '-framerate',
      String(FRAME.perSecond),
      '-c:v',
      'png',
      '-i',
      '-',
      '-vf',
      `scale=${FRAME.width}:${FRAME.height}:flags=lanczos`,
      '-c:v',
      'libx264rgb',
      '-qp',
      '0',
      '-preset',
      'veryfast',
      negative,
    ],
    frames,
  );

/** The beginning of a film of any shape, cut to ours around its middle, without sound or loss. */
export const cutToShape = (file: string, seconds: number, negative: string): Promise<void> => {
  const { width, height, perSecond } = FRAME;
  const shape = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos,crop=${width}:${height},fps=${perSecond}`;
  return ffmpeg([
    ...['-i', file, '-t', String(seconds), '-an', '-vf', shape],
    ...['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'veryfast', negative],
  ]);
};

const toBt709 = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

export const print = async (
  negative: string,
  folder: string,
  { webm, mp4 }: { webm: number; mp4: number },
): Promise<{ webm: Buffer; mp4: Buffer }> => {
  const log = join(folder, 'passes');
  const targets = { webm: join(folder, 'print.webm'), mp4: join(folder, 'print.mp4') };
  const vp9 = [
    '-i',
    negative,
    '-an',
    ...toBt709,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    String(webm),
    '-deadline',
    'good',
    '-row-mt',
    '1',
    '-g',
    '240',
    '-passlogfile',
    log,
  ];
  await ffmpeg([...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '/dev/null']);
  await ffmpeg([
    ...vp9,
    '-pass',
    '2',
    '-cpu-used',
    '1',
    '-auto-alt-ref',
    '6',
    '-lag-in-frames',
    '25',
    targets.webm,
  ]);
  const h264 = [
    '-i',
    negative,
    '-an',
    ...toBt709,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-b:v',
    String(mp4),
    '-passlogfile',
    log,
    '-profile:v',
    'high',
    '-level',
    '3.1',
    '-refs',
    '4',
  ];
  await ffmpeg([...h264, '-pass', '1', '-f', 'null', '/dev/null']);
  await ffmpeg([...h264, '-pass', '2', '-movflags', '+faststart', targets.mp4]);
  return { webm: readFileSync(targets.webm), mp4: readFileSync(targets.mp4) };
};

export const frameAt = async (negative: string, second: number, folder: string): Promise<Buffer> => {
  const file = join(folder, 'still.png');
  await ffmpeg(['-ss', String(second), '-i', negative, '-frames:v', '1', file]);
  return readFileSync(file);
};
