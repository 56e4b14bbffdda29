import fs from 'node:fs'
import path from 'node:path'
import { serverDir } from './config.ts'

/** The version of the program, as its package has it. */
export function programVersion(): string {
  const text = fs.readFileSync(path.join(serverDir, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
