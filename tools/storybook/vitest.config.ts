import { storiesProject } from './stories-project.ts'

export default storiesProject({ name: 'stories', theme: 'light' })
