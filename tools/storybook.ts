// node tools/storybook.ts [options of storybook dev]
// Shows Storybook on the port that `-p`, else PORT names, else on 6006.
import { runTool } from './process/run-tool.ts'

const port = process.env['PORT'] || '6006'
// of an option that is given twice the last counts
const { code } = await runTool('storybook', [
  ...['dev', '-c', 'tools/storybook', '--no-open', '-p', port],
  ...process.argv.slice(2),
])
process.exitCode = code ?? 1
