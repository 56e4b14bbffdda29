// node tools/process/build.ts: builds the bundles of site and server where something in them changed. Of several at once
// in one checkout each waits for the one before, and leaves alone what that one built: a server may run on it by then.
import { alone } from '../setup/alone.mjs'
import { installSite } from '../page-kinds/install-site.ts'
import { forgetBuilt, isBuilt, noteBuilt, sourcesNow } from './build-stamp.ts'
import { runTool } from './run-tool.ts'
import { siteFingerprint, siteFolder } from './site-folder.ts'

await alone(async () => {
  // a folder that was brought here without what it names
  await installSite()
  if (isBuilt()) return
  const sources = sourcesNow()
  forgetBuilt()
  const { code, signal } = await runTool(
    'nx',
    ['run-many', '-t', 'build', '-p', '@sitewright/site', '@sitewright/server', '--outputStyle=static'],
    {
      // what Nx says is the output, so that what is said here, to the errors, can be told from it
      stdio: ['ignore', 1, 1],
      // Vite's configuration imports packages of the repository, which in a fresh clone are there as sources only
      env: {
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@sitewright/source`,
        SITE_FOLDER: siteFolder,
        // by which Nx tells builds apart: it reads nothing outside this checkout
        SITE_FINGERPRINT: siteFingerprint(),
      },
    },
  )
  if (signal) process.kill(process.pid, signal)
  if (code === 0) noteBuilt(sources)
  else process.exitCode = code ?? 1
})
