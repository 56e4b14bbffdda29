import { storiesProject } from './stories-project.ts'

export default storiesProject({ name: 'stories-dark', theme: 'dark' })
