import { resolve } from 'node:path'
import { runChild } from '../process/run-child.mjs'
import { plainEnvironment } from './plain-environment.ts'

/** npm as it is to behave in a check: nothing from elsewhere that is here already, and nobody's scripts. */
const quietNpm = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_ignore_scripts: 'true',
  npm_config_update_notifier: 'false',
}

/**
 * Types commands into a shell, one after the other; `cd` counts for those that follow.
 *
 * @param {readonly string[]} commands
 * @param {{ from: string, before?: (command: string, folder: string) => void }} options `before` is told of each
 *   command, and the folder it is typed in.
 * @returns {Promise<string>} what they said.
 * @throws with what it said, when one fails.
 */
export async function typeCommands(commands, { from, before }) {
  let folder = from
  let said = ''
  for (const command of commands) {
    if (command.startsWith('cd ')) {
      folder = resolve(folder, command.slice(3))
      continue
    }
    before?.(command, folder)
    // scripts of packages stay off, those of the project itself are what is typed
    const env = plainEnvironment({
      ...quietNpm,
      ...(runsOwnScripts(command) && { npm_config_ignore_scripts: 'false' }),
    })
    const { code, output } = await runChild('bash', ['-c', command], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (code !== 0) throw new Error(`'${command}' ended with ${code}:\n${output.slice(-4000)}`)
    said += output
  }
  return said
}

function runsOwnScripts(command) {
  return /^npm (run|test|publish|pack)\b/.test(command)
}
