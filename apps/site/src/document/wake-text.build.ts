import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'

const file = join(import.meta.dirname, 'wake.ts')
const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
const whole = `(()=>{${code.replace(/^export\s*\{\s*\};?\s*$/m, '')}})()`

/** `wake.ts` as a script that stands in a document. */
export default minifySync('wake.js', whole, { module: false }).code
