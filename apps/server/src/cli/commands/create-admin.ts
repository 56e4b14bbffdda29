import { readConfig } from '../../config.ts'
import { generatePassword } from '../../starter/generate-password.ts'
import { readPassword } from '../accounts/read-password.ts'
import { requiredText, textOption, type Command } from '../command.ts'

export const createAdmin: Command = {
  name: 'create-admin',
  summary: 'Creates an account with every permission',
  details: [
    "For when no administrator can log in. The account joins the oldest role with core.admin and core.account-owner; if there is none, it creates a role 'Administrators' with every permission. The site may keep running.",
    'Asks for the password without showing it; without a terminal, reads it from the first line of standard input.',
  ],
  operands: [],
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, description: 'The email address to log in with.' },
    name: { type: 'string', value: 'NAME', description: "The person's name; 'Administrator' if not given." },
    generate: { type: 'boolean', description: 'Generates a password and prints it instead of asking for one.' },
  },
  async run(input) {
    const { environment, console, options } = input
    const config = readConfig(environment)
    const email = requiredText(input, 'email')
    const name = textOption(input, 'name') ?? 'Administrator'
    const { withSite } = await import('../accounts/with-site.ts')
    const { createAdministrator } = await import('../accounts/create-administrator.ts')
    await withSite(config, async (site) => {
      const password = options['generate'] === true ? generatePassword() : await readPassword(console)
      const account = await createAdministrator(site, { email, name, password })
      console.print(`${account.email} can log in now, as a member of the role '${account.role}'`)
      if (options['generate'] === true) console.print(`Password: ${password}`)
    })
  },
}
