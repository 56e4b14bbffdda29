// node tools/setup/print-versions.mjs [VARIABLE ...]
// Prints the versions of Node and of the programs that these variables name: what tests depend on, wherever it lies. Nx takes
// what is printed for an input.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * The program behind each variable that tools/test.ts sets; a function of its value, absent where the value is the path.
 *
 * @type {Readonly<Record<string, (value: string) => string>>}
 */
const programs = {
  CHROMIUM_PATH: (path) => path,
  HEADLESS_SHELL_PATH: (path) => path,
  PG_BIN: (folder) => join(folder, 'postgres'),
  NGINX_PATH: (path) => path,
}

console.log(`node ${process.version} ${process.platform}-${process.arch}`)
for (const variable of process.argv.slice(2)) console.log(`${variable} ${versionOf(variable)}`)

/** @param {string} variable */
function versionOf(variable) {
  const program = programs[variable]
  if (!program) throw new Error(`No program is known by ${variable}`)
  const value = process.env[variable]
  if (!value) return 'none'
  const isNginx = variable === 'NGINX_PATH'
  const { stdout, stderr, error } = spawnSync(program(value), [isNginx ? '-v' : '--version'], { encoding: 'utf8' })
  // nginx says it where others complain
  return error ? 'none' : (isNginx ? stderr : stdout).trim()
}
