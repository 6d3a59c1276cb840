import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

const VOID = ['track', 'meta', 'img', 'input', 'source', 'br', 'hr'];
export const isVoid = (tag: string) => VOID.includes(tag);

/** Words that a component of this kind would be handed rather than contain. */
const HANDED = new Set(
  'href src srcset alt datetime value id for aria-label aria-labelledby aria-controls aria-describedby title label content sizes placeholder name list data-focus-x data-focus-y'.split(
    ' ',
  ),
);
const BOOLEAN = new Set(
  'novalidate required readonly selected checked hidden muted loop playsinline controls open disabled inert default disablepictureinpicture'.split(
    ' ',
  ),
);
/** Names that React writes in its own way. */
const IN_REACT: Readonly<Record<string, string>> = Object.fromEntries(
  'className htmlFor srcSet maxLength minLength autoComplete enterKeyHint tabIndex readOnly noValidate fetchPriority dateTime popoverTarget popoverTargetAction spellCheck autoCapitalize playsInline disablePictureInPicture srcLang crossOrigin inputMode encType'
    .split(' ')
    .map((name) => [{ className: 'class', htmlFor: 'for' }[name] ?? name.toLowerCase(), name]),
);
const OF_THE_SITE = /^data-(island|file|imports|props|when|draft|failure|opens|hero-film|reveal)$/;

/** The attributes of an element as source; what is handed is added to `values`. */
export function attributesFor(node: Tree.Element, isReact: boolean, values: string[]): string {
  const { tagName } = node;
  const type = node.attrs.find(({ name }) => name === 'type')?.value;
  const written = node.attrs.flatMap(({ name, value }) => {
    if (OF_THE_SITE.test(name) || (tagName === 'option' && name === 'selected')) return [];
    if (BOOLEAN.has(name)) return [isReact ? `${reactName(name, tagName, type)}={true}` : name];
    const as = isReact ? reactName(name, tagName, type) : name;
    return [
      HANDED.has(name) ? `${as}={values[${values.push(value) - 1}]}` : `${as}={${JSON.stringify(value)}}`,
    ];
  });
  return written.map((one) => ` ${one}`).join('');
}

function reactName(name: string, tag: string, type: string | undefined): string {
  const isTyped = tag === 'input' && type !== 'hidden' && type !== 'checkbox' && type !== 'radio';
  if (name === 'value' && isTyped) return 'defaultValue';
  if (name === 'checked') return 'defaultChecked';
  return IN_REACT[name] ?? name;
}
