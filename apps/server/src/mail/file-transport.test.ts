import fs from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestEmail, type TestEmail } from '../testing/test-mail.ts'

let bench: TestEmail
beforeEach(async () => {
  bench = await createTestEmail()
  bench.mail.start()
})
afterEach(() => bench.close())

const files = () => fs.readdirSync(bench.mailDir)
const read = (name: string) => fs.readFileSync(path.join(bench.mailDir, name), 'utf8')

describe('mail without a mail server (Q160)', () => {
  it('becomes a file that only its owner can read, and one line of the log without its content', async () => {
    await bench.queue({ to: 'ann@example.org', subject: 'Set a password', text: 'token-1', html: '<p>token-1</p>' })
    await bench.settle()
    expect(files()).toEqual(['1-20261102T090000Z.eml'])
    const [name] = files() as [string]
    expect(fs.statSync(path.join(bench.mailDir, name)).mode & 0o777).toBe(0o600)
    expect(await PostalMime.parse(read(name))).toMatchObject({
      to: [{ address: 'ann@example.org' }],
      subject: 'Set a password',
      text: 'token-1\n',
    })
    expect(await bench.rows()).toEqual([])
    const lines = bench.log.filter((line) => line.includes(name))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('ann@example.org')
    expect(bench.log.join()).not.toMatch(/token-1|Set a password/)
  })

  it('that is written again after a crash replaces its first copy', async () => {
    await bench.queue({})
    const [row] = await bench.rows()
    await bench.settle()
    await bench.database.write((tx) =>
      tx
        .insertInto('outbox')
        .values({ ...row, claimed_until: 0 } as never)
        .execute(),
    )
    await bench.pass(60)
    expect(files()).toHaveLength(1)
  })

  it('waits while the folder cannot be written', async () => {
    fs.writeFileSync(bench.mailDir, 'a file in the way')
    await bench.queue({})
    await bench.settle()
    expect(await bench.rows()).toMatchObject([{ state: 'waiting', error: expect.stringMatching(/EEXIST|ENOTDIR/) }])
    fs.rmSync(bench.mailDir)
    await bench.pass(60)
    expect([files().length, await bench.rows()]).toEqual([1, []])
  })
})
