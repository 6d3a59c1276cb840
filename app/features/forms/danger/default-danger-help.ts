export { DangerHelp as default } from './danger-help.tsx';
