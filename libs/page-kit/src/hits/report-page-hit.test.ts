// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { reportPageHit } from './report-page-hit.ts'

it('counts one view of the page (SHELL-052)', async () => {
  const hits: unknown[] = []
  await reportPageHit(fakeApi({ 'POST public/page-hit.json.php': (input) => (hits.push(input), {}) }), 7)
  expect(hits).toEqual([{ id: 7 }])
})

it('only logs a failure (SHELL-052)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(reportPageHit(fakeApi({}), 7)).resolves.toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
