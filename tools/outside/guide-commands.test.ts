import { expect, it } from 'vitest'
import { guideCommands } from './guide-commands.ts'

const guide = `# Huts

## Build one

\`\`\`sh
npm install # once
# quickly
npm test
\`\`\`

Then, in short:

\`\`\`sh
npm start
\`\`\`

\`\`\`ts
const x = 1
\`\`\`

## Look at it

Nothing to type.
`

it('gives what is to be typed under a heading, in turn', () => {
  expect(guideCommands(guide, 'Build one')).toEqual(['npm install', 'npm test', 'npm start'])
})

it('fails where the guide says nothing', () => {
  expect(() => guideCommands(guide, 'Tear it down')).toThrow("no part 'Tear it down'")
  expect(() => guideCommands(guide, 'Look at it')).toThrow("nothing to type under 'Look at it'")
})
