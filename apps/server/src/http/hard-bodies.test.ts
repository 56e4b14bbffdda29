import { coreTestedCalls } from '../testing/calls/core-tested-calls.ts'
import { hardJsonContract } from '../testing/calls/hard-json-contract.ts'

hardJsonContract(coreTestedCalls)
