import { commands, helpOf, helpOfAll } from '@sitewright/server/reference'
import { generatedNote } from './markdown.ts'

/** docs/reference/commands.md: what `sitewright --help` says, of the whole and of each command. */
export function commandsPage(): string {
  return `# Commands

${generatedNote}

\`npx sitewright\`, run where and as the site is run; see [Back up and move](../guides/back-up-and-move.md) and
[Operate](../guides/operate.md). The exit code is 0 when it was done, 1 when it could not be (one line says why), and 2
when the command line was not understood.

${block(helpOfAll(commands))}
${commands.map((command) => `## ${command.name}\n\n${block(helpOf(command))}`).join('\n')}`
}

function block(text: string) {
  return `\`\`\`text\n${text}\n\`\`\`\n`
}
