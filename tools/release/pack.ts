// node tools/release/pack.ts <folder>
// Builds the published packages and packs each into a tarball in the folder: what `npm publish <tarball>`
// publishes.
import { resolve } from 'node:path'
import { packPackages } from './pack-packages.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('pack: which folder are the tarballs to be put in?')
  process.exit(1)
}
try {
  const packed = await packPackages(resolve(process.env['INIT_CWD'] ?? process.cwd(), folder))
  for (const { name, version, file } of packed) console.log(`${name} ${version}  ${file}`)
} catch (error) {
  console.error(`pack: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
