// Takes the finished documents of the site apart and makes of them what somebody would have written for the other
// frameworks: components with the same markup, their words and addresses in a file of data, forms as parts that the
// browser takes over, job cards as one component in a loop. Words, pictures, fonts and styles are thus never written
// twice. `node make-pages.ts ORIGIN`: the address of the running site.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributesFor, isVoid } from './attributes.ts';

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const here = import.meta.dirname;
const client = join(here, '../../../build/client');
const pages = { home: '/', careers: '/careers', contact: '/contact' };
/** The forms: all else on a page works without a script of these frameworks. */
const FORM_ISLANDS = ['postcode-search', 'contact-form', 'call-form', 'job-alert-form'];
const COMPONENTS: Readonly<Record<string, string>> = {
  a: 'Link',
  section: 'Section',
  h2: 'Heading',
  button: 'Button',
};
const LEFT_OUT = ['script', 'style', 'link'];

type Framework = 'react' | 'astro';

/** Values that a component is handed: its source names these by their place. */
interface Data {
  words: string[];
  values: string[];
  icons: [tag: string, attributes: Record<string, string>][][];
}

interface Made extends Data {
  islands: Record<string, Data>;
  jobs: (Data & { card: number })[];
}

const noData = (): Data => ({ words: [], values: [], icons: [] });
const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const attribute = (node: Tree.Element, name: string) => node.attrs.find((one) => one.name === name)?.value;
const pascal = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

class Writer {
  readonly framework: Framework;
  readonly made: Made = { ...noData(), islands: {}, jobs: [] };
  readonly islands = new Map<string, string>();
  readonly cards: string[] = [];

  constructor(framework: Framework) {
    this.framework = framework;
  }

  children(node: Tree.ParentNode, data: Data): string {
    return node.childNodes.map((child) => this.node(child, data)).join('');
  }

  node(node: Tree.ChildNode, data: Data): string {
    if ('value' in node) return node.value === '' ? '' : `{words[${data.words.push(node.value) - 1}]}`;
    if (!isElement(node) || LEFT_OUT.includes(node.tagName) || attribute(node, 'id') === 'preloader')
      return '';
    const island = attribute(node, 'data-island');
    if (island && FORM_ISLANDS.includes(island)) return this.island(island, node);
    if (node.tagName === 'li' && data === this.made && isJob(node)) return this.job(node);
    if (node.tagName === 'svg') return this.icon(node, data);
    const tag =
      (node.tagName === 'form' && data !== this.made && 'CheckedForm') ||
      COMPONENTS[node.tagName] ||
      node.tagName;
    const written = `${tag}${attributesFor(node, this.framework, data.values)}`;
    if (isVoid(node.tagName)) return `<${written} />`;
    return `<${written}>${this.children(node, data)}</${tag}>`;
  }

  /** Its drawing is data; as in the site, one component draws them all. */
  icon(node: Tree.Element, data: Data): string {
    const shapes = node.childNodes.filter(isElement);
    if (shapes.some(({ childNodes }) => childNodes.length > 0)) {
      return `<svg${attributesFor(node, this.framework, data.values)}>${this.children(node, data)}</svg>`;
    }
    const className = this.framework === 'react' ? 'className' : 'class';
    const drawn = shapes.map((shape): Data['icons'][number][number] => [
      shape.tagName,
      Object.fromEntries(shape.attrs.map(({ name, value }) => [name === 'class' ? className : name, value])),
    ]);
    return `<Icon shapes={icons[${data.icons.push(drawn) - 1}]}${attributesFor(node, this.framework, data.values)} />`;
  }

  /** A form is React's in both frameworks, and gets its words as the site's islands do. */
  island(name: string, node: Tree.Element): string {
    const data = noData();
    const writer = this.framework === 'react' ? this : new Writer('react');
    this.islands.set(name, writer.children(node, data));
    this.made.islands[name] = data;
    // As Astro's documentation advises: at once when idle what is on the first screen, the rest when it is seen.
    const when =
      this.framework === 'astro' ? ` client:${name === 'postcode-search' ? 'idle' : 'visible'}` : '';
    return `<${pascal(name)} {...islands['${name}']}${when} />`;
  }

  /** The first stands for the loop; cards of another shape (a job without pay) are a component of their own. */
  job(node: Tree.Element): string {
    const data = noData();
    const source = this.node(node, data);
    if (!this.cards.includes(source)) this.cards.push(source);
    const isFirst = this.made.jobs.push({ ...data, card: this.cards.indexOf(source) }) === 1;
    return isFirst ? '<!jobs!>' : '';
  }
}

/** A card in the list of jobs leads to its job. */
const isJob = (item: Tree.Element): boolean =>
  find(item, 'h3').length === 1 &&
  find(item, 'a').some((link) => /^\/careers\/(?!feed)/.test(attribute(link, 'href') ?? ''));

function find(node: Tree.ParentNode, tag: string): Tree.Element[] {
  return node.childNodes
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === tag ? [child] : []), ...find(child, tag)]);
}

const textOf = (node: Tree.Element | undefined) =>
  node?.childNodes.map((child) => ('value' in child ? child.value : '')).join('') ?? '';

async function stylesOf(document: Tree.Document): Promise<string> {
  const sheets = find(document, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet');
  const linked = sheets.map(async (link) => (await fetch(origin + attribute(link, 'href'))).text());
  return [textOf(find(document, 'style')[0]), ...(await Promise.all(linked))].join('\n');
}

const PARTS = ['Icon', 'Link', 'Section', 'Heading', 'Button'];
const parameters = '{ words, values, icons, islands, jobs }';

const reactSource = (name: string, body: string, writer: Writer) => `${reactImports}
${[...writer.islands.keys()].map((island) => `import ${pascal(island)} from './islands/${island}.jsx';`).join('\n')}
${writer.cards.map((_, index) => `import Card${index} from './job-card-${index}.jsx';`).join('\n')}
const cards = [${writer.cards.map((_, index) => `Card${index}`).join(', ')}];
export default function ${pascal(name)}(${parameters}) {
  return <>${body.replace('<!jobs!>', '{jobs.map(({ card, ...job }) => { const Card = cards[card]; return <Card key={job.values[0]} {...job} />; })}')}</>;
}
`;
const reactImports = `import { ${PARTS.join(', ')} } from '../parts/parts.jsx';`;
const astroImports = PARTS.map((part) => `import ${part} from '../parts/${part}.astro';`).join('\n');
const astroSource = (body: string, writer: Writer) => `---
${astroImports}
${[...writer.islands.keys()].map((island) => `import ${pascal(island)} from './islands/${island}.jsx';`).join('\n')}
${writer.cards.map((_, index) => `import Card${index} from './job-card-${index}.astro';`).join('\n')}
const cards = [${writer.cards.map((_, index) => `Card${index}`).join(', ')}];
const ${parameters} = Astro.props;
---
${body.replace('<!jobs!>', '{jobs.map(({ card, ...job }) => { const Card = cards[card]; return <Card {...job} />; })}')}
`;
const islandSource = (name: string, body: string, framework: Framework) => `'use client';
import CheckedForm from '${framework === 'react' ? '' : '../'}../../../shared/checked-form.jsx';
import { ${PARTS.join(', ')} } from '../../parts/parts.jsx';
export default function ${pascal(name)}({ words, values, icons }) {
  return <>${body}</>;
}
`;

async function writePages(framework: Framework, folder: string, publicFolder: string): Promise<void> {
  const to = join(here, folder);
  await rm(to, { recursive: true, force: true });
  await mkdir(join(to, 'islands'), { recursive: true });
  const extension = framework === 'react' ? 'jsx' : 'astro';
  for (const [name, path] of Object.entries(pages)) {
    const document = parse(await (await fetch(origin + path)).text());
    const writer = new Writer(framework);
    const [body] = find(document, 'body');
    if (!body) throw new Error(`${path} has no body`);
    const source = writer.children(body, writer.made);
    const head = {
      title: textOf(find(document, 'title')[0]),
      description: find(document, 'meta').find((meta) => attribute(meta, 'name') === 'description')?.attrs[1]
        ?.value,
      fonts: find(document, 'link')
        .filter((link) => attribute(link, 'as') === 'font')
        .map((link) => attribute(link, 'href')),
    };
    await writeFile(join(to, `${name}.json`), JSON.stringify({ ...writer.made, head }));
    await writeFile(join(to, `${name}.css`), await stylesOf(document));
    await writeFile(
      join(to, `${name}.${extension}`),
      framework === 'react' ? reactSource(name, source, writer) : astroSource(source, writer),
    );
    for (const [index, card] of writer.cards.entries()) {
      const cardSource =
        framework === 'react'
          ? `${reactImports}\nexport default function JobCard({ words, values, icons }) {\n  return ${card};\n}\n`
          : `---\n${astroImports}\nconst { words, values, icons } = Astro.props;\n---\n${card}\n`;
      await writeFile(join(to, `job-card-${index}.${extension}`), cardSource);
    }
    for (const [island, code] of writer.islands) {
      await writeFile(join(to, 'islands', `${island}.jsx`), islandSource(island, code, framework));
    }
  }
  for (const what of ['media', 'favicon.ico', 'favicon.svg', 'apple-touch-icon.png']) {
    await cp(join(client, what), join(here, publicFolder, what), { recursive: true });
  }
  await cp(join(client, 'assets'), join(here, publicFolder, 'assets'), {
    recursive: true,
    filter: (file) => !/\.(js|css|br|gz)$/.test(file),
  });
}

await writePages('react', 'next/made', 'next/public');
await writePages('astro', 'astro/src/made', 'astro/public');
