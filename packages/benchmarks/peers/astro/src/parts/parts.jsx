export const Link = ({ children, ...rest }) => <a {...rest}>{children}</a>;
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
