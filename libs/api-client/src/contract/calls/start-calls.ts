import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Nothing } from '../schemas/basics.ts'
import { BrowserPlace, SetUpStep, StartOverview } from '../schemas/start.ts'

/** The calls of Start. */
export const startCalls = defineCalls({
  'GET private/start-get.json.php': {
    summary: 'What a new site still needs, what waits and who visited today, as far as the caller may see it',
    access: 'logged-in',
    reply: StartOverview,
  },
  'POST private/start-dismiss.json.php': {
    summary: 'Takes a step off the list of what a new site needs, for everybody',
    access: ['core.admin'],
    input: Type.Object({ step: SetUpStep }),
    reply: Nothing,
  },
  'POST private/start-take-place.json.php': {
    summary: 'Takes language and time zone of a new site from the browser of the caller, once',
    access: ['core.admin'],
    input: BrowserPlace,
    reply: Type.Object({
      /** What was stored; absent where somebody had stored them before. */
      taken: Type.Optional(BrowserPlace),
    }),
  },
})
