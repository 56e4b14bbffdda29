import { scanContract } from '@sitewright/server/testing/vitest'
import { kindTestedCalls } from './testing/kind-tested-calls.ts'

scanContract(kindTestedCalls, {
  small: ['progress_systems', 'section_templates'],
  allowed: [['from "accounts" where "deactivated"', 'the documented list of whom one can add is whole']],
})
