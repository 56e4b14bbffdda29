import { resolve } from 'node:path'
import { runChild } from '../process/run-child.mjs'

/** What vitest sets for the tests that it runs. A site that is built or served with it is none that anybody would have. */
const ofVitest = /^(NODE_ENV|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL|NODE_OPTIONS|INIT_CWD)$/

/** This process's environment as it would be in a shell. */
export function plainEnvironment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofVitest.test(name))), ...extra }
}

/** npm as it is to behave in a check: nothing from elsewhere that is here already, and nobody's scripts. */
const quietNpm = {
  npm_config_prefer_offline: 'true',
  // npm create asks before it fetches
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_ignore_scripts: 'true',
  npm_config_update_notifier: 'false',
}

/** Where commands are typed. */
export interface Typed {
  /** The folder of the first one. */
  from: string
  /** Is told of the folder that each command is about to be typed in. */
  before?: ((folder: string) => void) | undefined
}

/**
 * For programs that run for seconds, beside other tests: they tidy their memory up less often, which takes a sixth of the
 * time of most of them, and the bundler has no threads that wait for each other.
 */
export const hasty = { NODE_OPTIONS: '--max-semi-space-size=64', GOGC: '400', RAYON_NUM_THREADS: '1' }

/**
 * Types commands into a shell, one after the other; `cd` counts for those that follow.
 *
 * @returns what they said.
 * @throws with what it said, when one fails.
 */
export async function typeCommands(commands: readonly string[], { from, before }: Typed): Promise<string> {
  let folder = from
  let said = ''
  for (const command of commands) {
    if (command.startsWith('cd ')) {
      folder = resolve(folder, command.slice(3))
      continue
    }
    before?.(folder)
    // scripts of packages stay off, those of the project itself are what is typed
    const env = plainEnvironment({
      ...quietNpm,
      ...hasty,
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

function runsOwnScripts(command: string) {
  return /^npm (run|test|publish|pack)\b/.test(command)
}
