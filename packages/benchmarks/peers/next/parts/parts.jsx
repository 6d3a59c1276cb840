import NextLink from 'next/link';

/** The pages that this site has; the others are plain addresses, so that nothing is fetched in vain. */
const PAGES = ['/', '/careers', '/contact'];

export const Link = ({ href, ...rest }) =>
  PAGES.includes(href) ? <NextLink href={href} {...rest} /> : <a href={href} {...rest} />;
export const Section = (props) => <section {...props} />;
export const Heading = ({ children, ...rest }) => <h2 {...rest}>{children}</h2>;
export const Button = (props) => <button {...props} />;

export const Icon = ({ shapes, ...rest }) => (
  <svg {...rest}>
    {shapes.map(([Shape, attributes]) => (
      <Shape key={JSON.stringify(attributes)} {...attributes} />
    ))}
  </svg>
);
