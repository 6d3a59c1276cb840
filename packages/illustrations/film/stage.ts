import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { cel, SCENE } from '../drawing/canvas.ts';
import { paper } from '../drawing/colour.ts';
import type { Layer } from '../drawing/layers.ts';
import { RENDER_TIMEOUT_MS, renderCel } from '../rendering/pixels.ts';
import { FRAME } from './frame.ts';

/** Frames are taken larger and reduced by the encoder, so that slow pans do not shimmer. */
const CLOSER = 1.5;

/** A camera position: how near, and which point of the scene (in its units) is in the middle. */
export type Camera = { zoom: number; x: number; y: number };

export const WHOLE: Camera = { zoom: 1, x: SCENE.width / 2, y: SCENE.height / 2 };

/** One frame: layers by the name of their shot, each at its own moment, camera and opacity. */
export type Sight = { shot: string; moment: number; camera: Camera; opacity: number };

export type Shots = Readonly<Record<string, readonly Layer[]>>;

export type Stage = {
  /** Sets the scene for one frame and resolves with it as a PNG. `overlay` is markup laid over the picture. */
  take: (sights: readonly Sight[], overlay?: string) => Promise<Buffer>;
};

const stillImage = async (browser: Browser, svg: string, nearest: number): Promise<string> => {
  const width = Math.round(FRAME.width * CLOSER * Math.min(2, nearest));
  const png = await sharp(await renderCel(browser, svg, SCENE))
    .resize(width)
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

const transformOf = ({ zoom, x, y }: Camera): string => {
  const scale = FRAME.width / SCENE.width;
  const reach = (length: number, at: number): number =>
    Math.min(0, Math.max(length * (1 - zoom), length / 2 - at * scale * zoom));
  return `translate(${reach(FRAME.width, x).toFixed(3)}px, ${reach(FRAME.height, y).toFixed(3)}px) scale(${zoom.toFixed(5)})`;
};

const prepare = async (
  browser: Browser,
  page: Page,
  shots: Shots,
  nearest: number,
  styles: string,
): Promise<void> => {
  let body = '';
  for (const [name, layers] of Object.entries(shots)) {
    body += `<div class="shot" id="${name}">`;
    for (const layer of layers) {
      body +=
        'still' in layer
          ? `<img src="${await stillImage(browser, cel({ ...SCENE, parts: [layer.still] }, true), nearest)}">`
          : '<div class="moving"></div>';
    }
    body += '</div>';
  }
  await page.setContent(
    `<!doctype html><style>*{margin:0}body{overflow:hidden;background:${paper}}.shot,.shot>*,#over{position:absolute;inset:0;width:100%;height:100%}.shot{transform-origin:0 0;display:none}.moving svg{display:block;width:100%;height:100%}${styles}</style>${body}<div id="over"></div>`,
    { timeout: RENDER_TIMEOUT_MS },
  );
};

type Placed = { shot: string; transform: string; opacity: number; moving: string[] };

/** Opens a page in which the shots stand ready; `nearest` is the largest zoom that any camera will use. */
export const openStage = async (browser: Browser, shots: Shots, nearest = 1, styles = ''): Promise<Stage> => {
  const page = await browser.newPage({
    viewport: { width: FRAME.width, height: FRAME.height },
    deviceScaleFactor: CLOSER,
  });
  await prepare(browser, page, shots, nearest, styles);
  return {
    take: async (sights, overlay = '') => {
      const placed: Placed[] = sights.map(({ shot, moment, camera, opacity }) => ({
        shot,
        opacity,
        transform: transformOf(camera),
        moving: (shots[shot] ?? []).flatMap((layer) =>
          'moving' in layer ? [cel({ ...SCENE, parts: [layer.moving(moment)] }, false)] : [],
        ),
      }));
      await page.evaluate(
        ({ placed, overlay }) => {
          for (const element of document.querySelectorAll<HTMLElement>('.shot'))
            element.style.display = 'none';
          for (const [order, { shot, transform, opacity, moving }] of placed.entries()) {
            const element = document.getElementById(shot);
            if (!element) throw new Error(`No shot is called ${shot}.`);
            Object.assign(element.style, {
              display: 'block',
              transform,
              opacity: String(opacity),
              zIndex: String(order),
            });
            for (const [index, part] of element.querySelectorAll('.moving').entries())
              part.innerHTML = moving[index] ?? '';
          }
          const over = document.getElementById('over');
          if (over) Object.assign(over, { innerHTML: overlay }).style.zIndex = '99';
        },
        { placed, overlay },
      );
      return page.screenshot({ timeout: RENDER_TIMEOUT_MS });
    },
  };
};
