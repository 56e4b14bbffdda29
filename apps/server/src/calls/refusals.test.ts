import { coreTestedCalls } from '../testing/calls/core-tested-calls.ts'
import { refusalContract } from '../testing/calls/refusal-contract.ts'

refusalContract(coreTestedCalls)
