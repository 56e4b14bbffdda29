import { Type } from 'typebox'
import { defineCalls } from '../define.ts'
import { Nothing } from '../schemas/basics.ts'
import { ExampleContent, ExampleRemoved, StarterName } from '../schemas/example.ts'

const admin = ['core.admin'] as const

/** What a site came with, to be removed or exchanged. */
export const exampleCalls = defineCalls({
  'GET private/example-get.json.php': {
    summary: 'What is left of the example content, and what of it would go if it were removed',
    access: admin,
    reply: ExampleContent,
  },
  'POST private/example-remove.json.php': {
    summary: 'Moves to the trash what the site came with and nobody has changed; removes nothing if there is none',
    access: admin,
    reply: ExampleRemoved,
  },
  'POST private/example-exchange.json.php': {
    summary: 'Puts another example in place of the example content; 409 once somebody has changed or added something',
    access: admin,
    input: Type.Object({ starter: StarterName }),
    reply: Nothing,
  },
})
