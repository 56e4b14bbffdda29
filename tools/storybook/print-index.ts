// node print-index.ts: prints the index of Storybook, which its sidebar shows, without building it.
import { buildIndex } from 'storybook/internal/core-server'

const index = await buildIndex({ configDir: import.meta.dirname })
console.log(JSON.stringify(index.entries))
