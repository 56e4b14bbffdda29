import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forgetFileTimes, resultCache } from './result-cache.mjs'

it('results are kept for each user outside every clone, where both variables agree', () => {
  const folder = join(homedir(), '.cache/sitewright/nx')
  expect(resultCache({})).toEqual({
    NX_CACHE_DIRECTORY: join(folder, 'cache'),
    NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'data'),
  })
  expect(resultCache({ XDG_CACHE_HOME: '/c' })['NX_CACHE_DIRECTORY']).toBe('/c/sitewright/nx/cache')
  expect(resultCache({ NX_CACHE_DIRECTORY: '/a' })).toEqual({})
  expect(resultCache({ NX_WORKSPACE_DATA_DIRECTORY: '/a' })).toEqual({})
})

it('no result is read or kept where that is asked for', () => {
  expect(resultCache({ SITEWRIGHT_NO_CACHE: '1' })).toMatchObject({ NX_SKIP_NX_CACHE: 'true' })
  expect(resultCache({ SITEWRIGHT_NO_CACHE: '0' })).not.toHaveProperty('NX_SKIP_NX_CACHE')
})

it('Nx reads every file again, and keeps its results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nx-data-'))
  const [archive, database] = [join(folder, 'nx_files_v2.nxt'), join(folder, 'abc-v6.db')]
  for (const file of [archive, database]) writeFileSync(file, '')
  forgetFileTimes({ NX_WORKSPACE_DATA_DIRECTORY: folder })
  expect([existsSync(archive), existsSync(database)]).toEqual([false, true])
  forgetFileTimes({ NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'none') })
  forgetFileTimes({})
  rmSync(folder, { recursive: true })
})
