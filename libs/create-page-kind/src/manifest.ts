/** What a package.json says, as far as a new one is made of it. */
export interface Manifest {
  name: string
  version: string
  license?: string
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
