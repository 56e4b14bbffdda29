import { auditContract } from '@sitewright/server/testing/vitest'
import { kindTestedCalls } from './testing/kind-tested-calls.ts'

auditContract(kindTestedCalls)
