export { sampleContent } from './sample-content.ts'
