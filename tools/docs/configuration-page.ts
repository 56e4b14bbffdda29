import { settings } from '@sitewright/server/reference'
import { code, generatedNote, table } from './markdown.ts'

/** docs/reference/configuration.md: every setting the server reads from its environment. */
export function configurationPage(): string {
  const rows = Object.entries(settings).map(([name, { default: value, description }]) => [
    code(name),
    value,
    description,
  ])
  return `# Configuration

${generatedNote}

The server reads these from its environment; all are optional. One that cannot be used stops the start with one clear
line and exit code 1. Each may stand in a file instead, which \`NAME_FILE\` names: \`DATABASE_URL_FILE=/run/secrets/database-url\`
keeps a password out of the environment.

${table(['Variable', 'Default', 'Meaning'], rows)}`
}
