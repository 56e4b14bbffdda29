export { FullSystemProvider } from './FullSystemProvider.tsx'
