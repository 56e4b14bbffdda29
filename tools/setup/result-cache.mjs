import { readdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Where Nx keeps results: one folder for each user, outside every clone, so that a second clone replays what the first ran.
 * Both variables or neither are set, since the database in the one folder indexes the files in the other; what the caller
 * set stays. `SITEWRIGHT_NO_CACHE=1` neither reads nor keeps a result.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} variables for Nx.
 */
export function resultCache(env) {
  const skip = env['SITEWRIGHT_NO_CACHE'] === '1' ? { NX_SKIP_NX_CACHE: 'true' } : {}
  if (env['NX_CACHE_DIRECTORY'] ?? env['NX_WORKSPACE_DATA_DIRECTORY']) return skip
  const folder = join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'sitewright', 'nx')
  return { NX_CACHE_DIRECTORY: join(folder, 'cache'), NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'data'), ...skip }
}

/**
 * Makes Nx read every file again. It takes a file for unchanged whose path and second of change it knows, which a file of
 * another clone, or one changed twice within a second, may share.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function forgetFileTimes(env) {
  const folder = env['NX_WORKSPACE_DATA_DIRECTORY']
  if (!folder) return
  for (const name of namesIn(folder)) if (/^nx_files.*\.nxt$/.test(name)) rmSync(join(folder, name), { force: true })
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
