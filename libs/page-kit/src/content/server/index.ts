export { contentServer, type ContentServer } from './content-server.ts'
