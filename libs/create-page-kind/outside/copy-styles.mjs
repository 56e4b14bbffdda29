// The compiler leaves style sheets where they are: this puts them beside the modules that import them.
import { cpSync, statSync } from 'node:fs'

cpSync('src', 'dist', {
  recursive: true,
  filter: (source) => statSync(source).isDirectory() || source.endsWith('.module.css'),
})
