import { auditContract } from '../testing/calls/audit-contract.ts'
import { coreTestedCalls } from '../testing/calls/core-tested-calls.ts'

auditContract(coreTestedCalls)
