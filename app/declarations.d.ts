declare module '*.woff2' {
  const url: string;
  export default url;
}

/**
 * Classes that are imported by name: the browser's build then takes that one and not the table of all classes of the
 * file. A name that a file lacks stops the build.
 */
declare module '*.module.css' {
  export const bar: string;
  export const button: string;
  export const call: string;
  export const header: string;
  export const footer: string;
  export const hidden: string;
  export const icon: string;
  export const logo: string;
  export const menu: string;
  export const preloader: string;
  export const row: string;
  export const rows: string;
  export const spinner: string;
}
