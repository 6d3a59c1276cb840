// What each framework writes in its own way: a component, what it imports, and how a card is repeated.

export interface Framework {
  extension: 'jsx' | 'astro' | 'svelte';
  /** Attributes have the names of React's properties. */
  isReact: boolean;
  importParts: (folder: string) => string;
  component: (component: Component) => string;
  /** One card for each job. */
  jobs: string;
  /** Says when a form is hydrated, where the framework asks whoever writes the page. */
  when: (form: string) => string;
  /** Begins the file of a form. */
  directive: string;
}

interface Component {
  name: string;
  imports: readonly string[];
  parameters: string;
  body: string;
}

const PARTS = ['Icon', 'Link', 'Section', 'Heading', 'Button'];
const importEach = (folder: string, extension: string) =>
  PARTS.map((part) => `import ${part} from '${folder}/${part}.${extension}';`).join('\n');
const never = () => '';

export const react: Framework = {
  extension: 'jsx',
  isReact: true,
  importParts: (folder) => `import { ${PARTS.join(', ')} } from '${folder}/parts.jsx';`,
  component: ({ name, imports, parameters, body }) => `${imports.join('\n')}
export default function ${name}(${parameters}) {
  return <>${body}</>;
}
`,
  jobs: '{jobs.map(({ card, ...job }) => { const Card = cards[card]; return <Card key={job.values[0]} {...job} />; })}',
  when: never,
  directive: "'use client';\n",
};

export const astro: Framework = {
  extension: 'astro',
  isReact: false,
  importParts: (folder) => importEach(folder, 'astro'),
  component: ({ imports, parameters, body }) => `---
${imports.join('\n')}
const ${parameters} = Astro.props;
---
${body}
`,
  jobs: '{jobs.map(({ card, ...job }) => { const Card = cards[card]; return <Card {...job} />; })}',
  // As its documentation advises: when idle what is on the first screen, the rest when it is seen.
  when: (form) => ` client:${form === 'postcode-search' ? 'idle' : 'visible'}`,
  directive: '',
};

export const svelte: Framework = {
  extension: 'svelte',
  isReact: false,
  importParts: (folder) => importEach(folder, 'svelte'),
  component: ({ imports, parameters, body }) => `<script>
${imports.join('\n')}
let ${parameters} = $props();
</script>
${body}
`,
  jobs: '{#each jobs as { card, ...job } (job.values[0])}{@const Card = cards[card]}<Card {...job} />{/each}',
  when: never,
  directive: '',
};
