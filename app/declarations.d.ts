declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Imported by name, a class does not bring the table of all classes of its file into the browser's build. */
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

/** Files with all that they import, divided by spaces. */
declare module 'virtual:island-files' {
  export const islandFiles: Record<string, string | undefined>;
  export const hydrate: string;
  export const siteScript: string;
  export const prefetch: string;
  export const bootstrap: string;
}
