import { readConfig } from '../../config.ts'
import { generatePassword } from '../../starter/generate-password.ts'
import { readPassword } from '../accounts/read-password.ts'
import { requiredText, textOption, type Command } from '../command.ts'

export const createAdmin: Command = {
  name: 'create-admin',
  summary: 'Makes an account that may do everything',
  details: [
    "For when nobody can sign in any more who may do everything. The account joins the oldest role that holds core.admin and core.account-owner; where there is none, a role 'Administrators' is made that holds every permission. The site may run meanwhile.",
    'The password is asked for, unseen; where there is no terminal it is the first line of standard input.',
  ],
  operands: [],
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, description: 'The email address to sign in with.' },
    name: { type: 'string', value: 'NAME', description: "The person's name; Administrator if there is none." },
    generate: { type: 'boolean', description: 'Makes a password and prints it instead of asking for one.' },
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
      console.print(`${account.email} can sign in now, as a member of the role '${account.role}'`)
      if (options['generate'] === true) console.print(`Password: ${password}`)
    })
  },
}
