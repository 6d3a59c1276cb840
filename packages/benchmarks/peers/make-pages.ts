// Takes the finished documents of the site apart and makes of them what somebody would have written for the other
// frameworks: components with the same markup, their words and addresses in a file of data, forms as parts that the
// browser takes over, job cards as one component in a loop. Words, pictures, fonts and styles are thus never written
// twice. `node make-pages.ts ORIGIN`: the address of the running site.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributesFor, isVoid } from './attributes.ts';
import { astro, type Framework, react, svelte } from './frameworks.ts';

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

interface Site {
  framework: Framework;
  /** Writes the forms: Astro leaves them to another. */
  forms: Framework;
  folder: string;
  publicFolder: string;
}

const sites: readonly Site[] = [
  { framework: react, forms: react, folder: 'next/made', publicFolder: 'next/public' },
  { framework: astro, forms: react, folder: 'astro/src/made', publicFolder: 'astro/public' },
  { framework: svelte, forms: svelte, folder: 'sveltekit/src/made', publicFolder: 'sveltekit/static' },
];

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
  readonly forms: Framework;
  readonly made: Made = { ...noData(), islands: {}, jobs: [] };
  readonly islands = new Map<string, string>();
  readonly cards: string[] = [];

  constructor(framework: Framework, forms: Framework) {
    this.framework = framework;
    this.forms = forms;
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
    const written = `${tag}${this.attributes(node, data)}`;
    if (isVoid(node.tagName)) return `<${written} />`;
    return `<${written}>${this.children(node, data)}</${tag}>`;
  }

  attributes(node: Tree.Element, { values }: Data): string {
    return attributesFor(node, this.framework.isReact, values);
  }

  /** Its drawing is data; as in the site, one component draws them all. */
  icon(node: Tree.Element, data: Data): string {
    const shapes = node.childNodes.filter(isElement);
    if (shapes.some(({ childNodes }) => childNodes.length > 0)) {
      return `<svg${this.attributes(node, data)}>${this.children(node, data)}</svg>`;
    }
    const className = this.framework.isReact ? 'className' : 'class';
    const drawn = shapes.map((shape): Data['icons'][number][number] => [
      shape.tagName,
      Object.fromEntries(shape.attrs.map(({ name, value }) => [name === 'class' ? className : name, value])),
    ]);
    return `<Icon shapes={icons[${data.icons.push(drawn) - 1}]}${this.attributes(node, data)} />`;
  }

  /** A form gets its words as the site's islands do. */
  island(name: string, node: Tree.Element): string {
    const data = noData();
    this.islands.set(name, new Writer(this.forms, this.forms).children(node, data));
    this.made.islands[name] = data;
    return `<${pascal(name)} {...islands['${name}']}${this.framework.when(name)} />`;
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

async function writePages({ framework, forms, folder, publicFolder }: Site): Promise<void> {
  const to = join(here, folder);
  const { extension } = framework;
  await rm(to, { recursive: true, force: true });
  await mkdir(join(to, 'islands'), { recursive: true });
  const checkedForm = relative(join(to, 'islands'), join(here, `shared/checked-form.${forms.extension}`));
  for (const [name, path] of Object.entries(pages)) {
    const document = parse(await (await fetch(origin + path)).text());
    const writer = new Writer(framework, forms);
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
    const cards = writer.cards.map((_, index) => `Card${index}`);
    const page = framework.component({
      name: pascal(name),
      imports: [
        framework.importParts('../parts'),
        ...[...writer.islands.keys()].map(
          (form) => `import ${pascal(form)} from './islands/${form}.${forms.extension}';`,
        ),
        ...cards.map((card, index) => `import ${card} from './job-card-${index}.${extension}';`),
        `const cards = [${cards.join(', ')}];`,
      ],
      parameters: '{ words, values, icons, islands, jobs }',
      body: source.replace('<!jobs!>', framework.jobs),
    });
    await writeFile(join(to, `${name}.${extension}`), page);
    const parameters = '{ words, values, icons }';
    for (const [index, body] of writer.cards.entries()) {
      const imports = [framework.importParts('../parts')];
      const card = framework.component({ name: 'JobCard', imports, parameters, body });
      await writeFile(join(to, `job-card-${index}.${extension}`), card);
    }
    for (const [form, body] of writer.islands) {
      const imports = [`import CheckedForm from '${checkedForm}';`, forms.importParts('../../parts')];
      const island = forms.component({ name: pascal(form), imports, parameters, body });
      await writeFile(join(to, 'islands', `${form}.${forms.extension}`), forms.directive + island);
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

for (const site of sites) await writePages(site);
