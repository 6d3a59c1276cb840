// Writes into `content/schemas` what code editors complete and check the files of words and numbers by; with --check it only compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { contentFiles, contentFolders } from '#domain/content/content-files.ts';

interface Schema {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  items?: v.GenericSchema[];
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

type JsonSchema = Record<string, unknown>;

/** Rules that JSON Schema cannot express are left to the site's own check. */
function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const examples = v.getExamples(schema);
  const title = v.getTitle(schema);
  const description = v.getDescription(schema);
  return {
    ...shapeOf(schema as unknown as Schema),
    ...limitsOf(schema as unknown as Schema),
    ...(title && { title }),
    ...(description && { description }),
    ...(examples.length > 0 && { examples }),
  };
}

function shapeOf(schema: Schema): JsonSchema {
  const { type, entries = {}, item, items, value, wrapped, options = [], literal } = schema;
  switch (type) {
    case 'strict_object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(entries).map(([key, entry]) => [key, jsonSchemaOf(entry)]),
        ),
        required: Object.keys(entries).filter(
          (key) => (entries[key] as unknown as Schema).type !== 'optional',
        ),
        additionalProperties: false,
      };
    case 'array':
      return { type: 'array', items: item && jsonSchemaOf(item) };
    case 'strict_tuple':
      return {
        type: 'array',
        prefixItems: items?.map(jsonSchemaOf),
        minItems: items?.length,
        maxItems: items?.length,
      };
    case 'record':
      return { type: 'object', additionalProperties: value && jsonSchemaOf(value) };
    case 'nullable':
      return { anyOf: [wrapped && jsonSchemaOf(wrapped), { type: 'null' }] };
    case 'optional':
      return wrapped ? jsonSchemaOf(wrapped) : {};
    case 'picklist':
      return { enum: options };
    case 'literal':
      return { const: literal };
    case 'variant':
    case 'union':
      return { anyOf: options.map((option) => jsonSchemaOf(option as v.GenericSchema)) };
    default:
      return { type };
  }
}

const LIMITS: Readonly<Record<string, string>> = { min_value: 'minimum', max_value: 'maximum' };

function limitsOf({ type, pipe = [] }: Schema): JsonSchema {
  return Object.assign(
    {},
    ...pipe.map(({ type: action, requirement }) => {
      if (requirement instanceof RegExp && requirement.flags === '') return { pattern: requirement.source };
      if (action === 'integer') return { type: 'integer' };
      if (action === 'min_length' && type === 'array') return { minItems: requirement };
      if (action === 'max_length' && type === 'array') return { maxItems: requirement };
      const limit = LIMITS[action];
      return limit ? { [limit]: requirement } : {};
    }),
  );
}

/** Each schema's text, by the path of its file from `content/schemas`. */
function schemaFiles(): Map<string, string> {
  return new Map(
    Object.entries({ ...contentFiles, ...contentFolders }).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...jsonSchemaOf(schema) })}\n`,
    ]),
  );
}

const folder = join(import.meta.dirname, '../../content/schemas');

const isStale = ([name, text]: readonly [string, string]) => {
  const file = join(folder, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
};

if (process.argv.includes('--check')) {
  const stale = [...schemaFiles()].filter(isStale).map(([name]) => name);
  if (stale.length > 0) {
    console.error(
      `content/schemas: not as the code has them: ${stale.join(', ')}. Run npm run generate -- schemas.`,
    );
    process.exit(1);
  }
} else {
  for (const [name, text] of schemaFiles()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
