import { spawnSync } from 'node:child_process'

/** Runs a shell script as root, where that asks for no password. @returns whether that was possible and went well. */
export function runAsRoot(script: string): boolean {
  if (process.getuid?.() === 0) return succeeds('sh', ['-ec', script], 'inherit')
  return succeeds('sudo', ['-n', 'true'], 'ignore') && succeeds('sudo', ['-n', 'sh', '-ec', script], 'inherit')
}

function succeeds(command: string, args: string[], output: 'inherit' | 'ignore') {
  return spawnSync(command, args, { stdio: ['ignore', output, output] }).status === 0
}
