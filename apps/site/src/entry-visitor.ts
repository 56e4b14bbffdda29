import { prefetchDocuments } from './behaviours/prefetch-documents.ts'
import { startBehaviours } from './behaviours/start-behaviours.ts'

// All that a visitor's browser runs after the first touch, until something is touched that needs the application.
startBehaviours()
prefetchDocuments()
