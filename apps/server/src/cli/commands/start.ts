import type { Command } from '../command.ts'

/** Serves the site. Resolves when it listens; the process then lives until a signal ends it. */
export const start: Command = {
  name: 'start',
  summary: 'Serves the site until a signal ends it; the same as no command',
  details: [
    'Serves the site on HOST and PORT. The first start makes the database, the first administrator and an example site, and tells the login: at a terminal it prints it; else it is in DATA_DIR/first-login, which only its owner can read.',
    'SIGTERM and Ctrl-C let requests under way finish.',
  ],
  operands: [],
  options: {
    dev: { type: 'boolean', description: 'Serves the site from its sources, with hot reload.' },
  },
  async run({ options, environment }) {
    const { serve } = await import('../serve.ts')
    await serve({ environment, develop: options['dev'] === true ? {} : undefined })
  },
}
