import { describe, expect, it } from 'vitest'
import { contentToSave } from '../server/clean-content.ts'
import type { Identity } from '../server/identity.ts'
import { RefusedError } from '../server/refused-error.ts'
import { assertSavesClean } from './assert-saves-clean.ts'
import { invalidContents, type PageKindTest } from './page-kind-test.ts'
import { testDatabases } from './test-databases.ts'

export const visitor: Identity = { permissions: new Set(['public']), roles: [] }

/** What is stored, shown and searched. */
export function serverContract<Data>({ server, active, draft }: PageKindTest<Data>): void {
  const reader = (content: string) => server.forReader?.(content, visitor) ?? content

  describe('server half', () => {
    it('has blank content that can be stored unchanged', () => {
      expect(server.clean(server.blank())).toBe(server.blank())
    })

    it('cleans idempotently', () => {
      for (const content of [server.blank(), active.content, draft.content, ...invalidContents]) {
        const once = cleanOrRefuse(content)
        expect(cleanOrRefuse(once)).toBe(once)
      }
    })

    it.each(testDatabases())('saves only clean content on $name', async ({ databaseUrl }) => {
      // what is cleaned is the same on any database
      const invalid = databaseUrl === undefined ? invalidContents : []
      for (const content of [active.content, draft.content, ...invalid])
        await expect(assertSavesClean(server, content, databaseUrl)).resolves.toBeUndefined()
    })

    it('publishes content that is as clean as a draft', () => {
      const publish = (content: string) =>
        contentToSave(server, { content, draft: false, time: Date.UTC(2026, 10, 2, 9) })
      for (const content of [active.content, draft.content]) {
        const published = publish(content)
        expect(server.clean(published)).toBe(published)
      }
      // a blank page may lack what is required of one that is published
      const blank = orRefused(() => publish(server.blank()))
      expect(blank === undefined || server.clean(blank) === blank).toBe(true)
    })

    it('keeps the text of content when it is cleaned, for readers and for search', () => {
      for (const { content, shows } of [active, draft]) {
        expect(reader(server.clean(content))).toContain(shows)
        expect(server.text(server.clean(content))).toContain(shows)
      }
    })

    it('gives text without markup', () => {
      for (const content of [active.content, draft.content]) expect(server.text(content)).not.toMatch(/<[a-z!/]/i)
    })

    it('reads whatever is stored', () => {
      for (const content of invalidContents) {
        expect(typeof server.text(content)).toBe('string')
        expect(typeof reader(content)).toBe('string')
      }
    })

    it('hides from a visitor what only editors may see', () => {
      for (const secret of active.secrets ?? []) {
        expect(active.content).toContain(secret)
        expect(reader(active.content)).not.toContain(secret)
      }
    })
  })

  /** A refused content is as good as a blank one: nothing is stored. */
  function cleanOrRefuse(content: string): string {
    return orRefused(() => server.clean(content)) ?? server.blank()
  }

  function orRefused(make: () => string): string | undefined {
    try {
      return make()
    } catch (error) {
      expect(error).toBeInstanceOf(RefusedError)
      expect(error).toHaveProperty('status', 400)
      return undefined
    }
  }
}
