import { afterAll } from 'vitest'

const before = process.env.TZ

// To be imported first: the samples' times are local ones.
process.env.TZ = 'Pacific/Auckland'
afterAll(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})
