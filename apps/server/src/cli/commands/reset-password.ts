import { readConfig } from '../../config.ts'
import { readPassword } from '../accounts/read-password.ts'
import { requiredText, textOption, type Command } from '../command.ts'

export const resetPassword: Command = {
  name: 'reset-password',
  summary: "Prints a link for setting an account's password, or sets it",
  details: [
    'Prints a link that sets a new password once, within four hours; the account is locked for 15 minutes afterwards. All its sessions end now; the old password works until the link is used. The site may keep running.',
    'With --password-stdin the password is set at once, and the owner of the account is told by email.',
  ],
  operands: [],
  options: {
    email: { type: 'string', value: 'ADDRESS', required: true, description: 'The email address of the account.' },
    name: { type: 'string', value: 'NAME', description: 'Tells apart accounts that share the address.' },
    'password-stdin': {
      type: 'boolean',
      description: 'Reads the password from the first line of standard input; at a terminal, asks for it.',
    },
  },
  async run(input) {
    const { environment, console, options } = input
    const config = readConfig(environment)
    const email = requiredText(input, 'email')
    const { withSite } = await import('../accounts/with-site.ts')
    const { findOneAccount, makeResetToken, setNewPassword } = await import('../accounts/reset-account.ts')
    const { publicUrl } = config
    await withSite(config, async (site) => {
      const account = await findOneAccount(site, { email, name: textOption(input, 'name') })
      if (options['password-stdin'] === true) {
        await setNewPassword(site, { account, password: await readPassword(console), publicUrl })
        console.print(`${account.email} has a new password`)
        return
      }
      console.print(`${publicUrl}/pages/passwordreset/${await makeResetToken(site, account)}`)
      console.warn(`Sets a new password for ${account.email} (${account.name}) once, within four hours`)
    })
  },
}
