export { CommunicationNeeds as default } from './communication-needs.tsx';
