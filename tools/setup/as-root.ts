import { spawnSync } from 'node:child_process'

/** The words to put before a command to run it as root, or undefined where that would ask for a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

/** Runs a shell script as root. @returns whether that was possible and went well. */
export function runAsRoot(script) {
  const prefix = rootPrefix()
  if (!prefix) return false
  const [command, ...args] = [...prefix, 'sh', '-ec', script]
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
