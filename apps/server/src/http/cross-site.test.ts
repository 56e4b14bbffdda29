import { coreTestedCalls } from '../testing/calls/core-tested-calls.ts'
import { otherSiteContract } from '../testing/calls/other-site-contract.ts'

otherSiteContract(coreTestedCalls)
